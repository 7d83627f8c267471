/** Short sounds, made when they are needed; a browser plays none before the first click or key on the page. */
import { settings } from './settings.svelte'

/** One tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
export interface Tone {
  pitch: number
  at: number
  rings: number
}
/** Every sound by its name: what rings one after the other. */
export const CUES = {
  turn: [
    { pitch: 659.26, at: 0, rings: 0.5 },
    { pitch: 880, at: 0.16, rings: 0.7 },
  ],
} satisfies Record<string, Tone[]>
export type Cue = keyof typeof CUES

const LOUDEST = 0.25
const SOFT_START = 0.012
let context: AudioContext | null = null

/** Let sounds play from the first gesture on; gives the way to stop waiting for it. */
export function awaken(): () => void {
  const GESTURES = ['pointerdown', 'keydown'] as const
  const wake = (): void => {
    context ??= 'AudioContext' in window ? new AudioContext() : null
    if (context?.state === 'suspended') void context.resume()
  }
  for (const gesture of GESTURES) addEventListener(gesture, wake, { once: true })
  return () => GESTURES.forEach((gesture) => removeEventListener(gesture, wake))
}

/** Play a sound as loud as it is chosen; nothing before the first gesture. */
export function play(cue: Cue): void {
  if (context?.state !== 'running' || !settings.volume) return
  for (const tone of CUES[cue]) ring(context, tone, (settings.volume / 100) * LOUDEST)
}

function ring(audio: AudioContext, { pitch, at, rings }: Tone, loudness: number): void {
  const [from, until] = [audio.currentTime + at, audio.currentTime + at + rings]
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loudness, from + SOFT_START)
  gain.gain.exponentialRampToValueAtTime(0.0001, until)
  gain.connect(audio.destination)
  const tone = audio.createOscillator()
  tone.frequency.value = pitch
  tone.connect(gain)
  tone.start(from)
  tone.stop(until)
}
