/**
 * The page's texts: Fluent files of `locales/<language>/page`, made into plain records when the page is built.
 *
 * `node fluent.js` writes the keys that the page may ask for; with `--check` it only tells whether they are right.
 */
import { parse, serializeExpression } from '@fluent/syntax'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @import { Entry, Expression, Pattern, PatternElement, Placeable } from '@fluent/syntax' */
/** @typedef {import('./src/texts/text').Text} Text */
/** @typedef {Record<string, Text>} Texts */
/** @typedef {(name: string) => Pattern | undefined} Quoted */

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const LOCALES = at('../src/holotable/locales')
const KEYS = at('src/texts/keys.ts')
const DEFAULT = 'en' // its files say which texts there are
const NAMES = 'virtual:languages'

const pageOf = (/** @type {string} */ language) => join(LOCALES, language, 'page')
const filesOf = (/** @type {string} */ language) =>
  readdirSync(pageOf(language))
    .filter((file) => file.endsWith('.ftl'))
    .sort()

/** Every folder of texts is a language; the default comes first. */
export function languages() {
  const found = readdirSync(LOCALES)
    .filter((name) => existsSync(pageOf(name)))
    .sort()
  return [DEFAULT, ...found.filter((name) => name !== DEFAULT)]
}

/** What a file says.
 * @param {string} source
 * @param {string} file
 * @param {Quoted} quoted
 * @returns {Texts} */
export function compile(source, file, quoted = () => undefined) {
  return Object.fromEntries(parse(source, {}).body.flatMap((entry) => entryOf(entry, file, quoted)))
}

/** Every message of a language, the server's too, for texts that quote it.
 * @param {string} language
 * @returns {Quoted} */
function messagesOf(language) {
  const folders = [join(LOCALES, language), pageOf(language)]
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const entries = files
    .filter((file) => file.endsWith('.ftl'))
    .flatMap((file) => parse(readFileSync(file, 'utf-8'), {}).body)
  const found = new Map(
    entries.flatMap((one) => (one.type === 'Message' && one.value ? [[one.id.name, one.value]] : [])),
  )
  return (name) => found.get(name)
}

/** @param {Entry} entry @param {string} file @param {Quoted} quoted @returns {[string, Text][]} */
function entryOf(entry, file, quoted) {
  if (entry.type === 'Comment' || entry.type === 'GroupComment' || entry.type === 'ResourceComment') return []
  if (entry.type !== 'Message' || !entry.value || entry.attributes.length)
    throw new Error(
      `${file}: a text of the page is a plain message: ${'content' in entry ? entry.content : entry.id.name}`,
    )
  try {
    return [[entry.id.name, textOf(entry.value, quoted)]]
  } catch (problem) {
    throw new Error(`${file}, ${entry.id.name}: ${String(problem)}`, { cause: problem })
  }
}

/** A text: a string with {holes}, or a choice of such strings; or what it quotes is.
 * @param {Pattern} pattern
 * @param {Quoted} quoted
 * @returns {Text} */
function textOf({ elements }, quoted) {
  const only = elements.length === 1 && elements[0]?.type === 'Placeable' ? elements[0].expression : null
  if (only?.type === 'SelectExpression') return choiceOf(only, quoted)
  const other = only?.type === 'MessageReference' && !only.attribute && quoted(only.id.name)
  if (other) return textOf(other, quoted)
  return elements.map(partOf).join('')
}

/** @param {PatternElement} element */
function partOf(element) {
  if (element.type === 'TextElement') return element.value
  const { expression } = /** @type {Placeable} */ (element)
  if (expression.type === 'StringLiteral') return expression.parse().value
  if (expression.type === 'VariableReference') return `{${expression.id.name}}`
  throw new Error(
    `a text has variables, or is one whole choice or quotation, but not ${serializeExpression(expression)}`,
  )
}

/** @param {Extract<Expression, { type: 'SelectExpression' }>} choice @param {Quoted} quoted @returns {Text} */
function choiceOf({ selector, variants }, quoted) {
  if (selector.type !== 'VariableReference') throw new Error('a choice is made by a variable')
  const named = variants.map(({ key, value, default: isElse }) => [
    isElse ? 'other' : key.type === 'Identifier' ? key.name : key.value,
    textOf(value, quoted),
  ])
  return { by: selector.id.name, ...Object.fromEntries(named) }
}

/** Everything that the page says in a language, by file.
 * @param {string} language
 * @returns {Record<string, Texts>} */
export function textsOf(language) {
  const quoted = messagesOf(language)
  return Object.fromEntries(
    filesOf(language).map((file) => [
      basename(file, '.ftl'),
      compile(readFileSync(join(pageOf(language), file), 'utf-8'), `${language}/page/${file}`, quoted),
    ]),
  )
}

/** What a language lacks or has too much, file by file.
 * @param {string} language */
function differences(language) {
  const [wanted, found] = [DEFAULT, language].map((one) =>
    Object.entries(textsOf(one)).flatMap(([file, texts]) => Object.keys(texts).map((key) => `${file}.ftl: ${key}`)),
  )
  const lacks = (wanted ?? []).filter((key) => !found?.includes(key)).map((key) => `${language} lacks ${key}`)
  const more = (found ?? []).filter((key) => !wanted?.includes(key)).map((key) => `${DEFAULT} lacks ${key}`)
  return [...lacks, ...more]
}

function keysSource() {
  const files = Object.entries(textsOf(DEFAULT))
  const keys = files.flatMap(([, texts]) => Object.keys(texts))
  const twice = keys.filter((key, place) => keys.indexOf(key) !== place)
  if (twice.length) throw new Error(`two texts of the page have one name: ${twice.join(', ')}`)
  const union = (/** @type {string[]} */ names) => names.map((name) => `\n  | '${name}'`).join('')
  return `/** Made by fluent.js from locales/${DEFAULT}/page; do not edit. */

/** A file of texts, fetched when its part of the page is entered. */
export type Room =${union(files.map(([file]) => file))}

export type TextKey =${union(keys)}
`
}

function writeKeys() {
  const source = keysSource()
  if (!existsSync(KEYS) || readFileSync(KEYS, 'utf-8') !== source) writeFileSync(KEYS, source)
}

/** Lets the page import Fluent files, and the names of the languages as they call themselves.
 * @returns {import('vite').Plugin} */
export function fluent() {
  return {
    name: 'fluent',
    buildStart: writeKeys,
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
    load(id) {
      if (id !== `\0${NAMES}`) return null
      const names = languages().map((language) => [language, textsOf(language)['everywhere']?.['language-name']])
      return `export default ${JSON.stringify(Object.fromEntries(names))}`
    },
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      return {
        code: `export default ${JSON.stringify(compile(source, id, messagesOf(basename(join(id, '../..')))))}`,
        map: null,
      }
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = languages().flatMap(differences)
  if (process.argv.includes('--check') && readFileSync(KEYS, 'utf-8') !== keysSource())
    wrong.push('src/texts/keys.ts is not what the texts say; run: node fluent.js')
  else writeKeys()
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length ? 1 : 0
}
