/** Two letters for every token of a box, different from each other. */

const ARTICLE = /^(the|a|an|der|die|das)$/i

const significant = (name: string): string[] => {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{Lu}\d]/u.test(word))
  const rest = words.filter((word) => !ARTICLE.test(word))
  return rest.length ? rest : [name]
}
const two = (word: string): string => word.slice(0, 2).toUpperCase()

const WAYS: ((words: string[]) => string)[] = [
  ([first = '', second]) =>
    second && first.length > 1 ? (first.charAt(0) + second.charAt(0)).toUpperCase() : two(first),
  ([first = '']) => two(first),
  (words) => two(words.at(-1) ?? ''),
]

/** The first way of shortening that tells all tokens apart; none for tokens that cannot be told apart. */
export function lettersFor(tokens: { id: string; name: string }[]): Map<string, string> {
  for (const way of WAYS) {
    const letters = tokens.map(({ name }) => way(significant(name)))
    if (new Set(letters).size === tokens.length)
      return new Map(tokens.map(({ id }, place) => [id, letters[place] ?? '']))
  }
  return new Map()
}
