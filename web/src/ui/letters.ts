/** Two letters for a seat's piece: a table hands them to all that is drawn on it; elsewhere there are none. */
import { getContext, setContext } from 'svelte'

type Letters = (seat: number) => string
const KEY = Symbol('letters')

export const setLetters = (letters: Letters): Letters => setContext(KEY, letters)
export const useLetters = (): Letters => getContext<Letters | undefined>(KEY) ?? (() => '')
