/** How messages put things into words. */
import { closest, distance } from 'fastest-levenshtein'
import type { Finding } from './diagnostic.ts'
import type { Help, Words } from './message.ts'

/** `a`, `b` or `c`; at most `most` of them. */
export function oneOf(words: readonly string[], most = 30, before = 'or'): string {
  const shown = words.slice(0, most).map((word) => quoted(word, Infinity))
  if (words.length > most) return `${shown.join(', ')} … (${words.length} in all)`
  const last = shown.pop()
  return shown.length > 0 ? `${shown.join(', ')} ${before} ${last}` : (last ?? '')
}

/** `a`, `b` and `c`, for what is all there. */
export const allOf = (words: readonly string[]) => oneOf(words, undefined, 'and')

export const fieldsAre = (known: readonly string[]) =>
  `${known.length === 1 ? 'only field is' : 'fields are:'} ${allOf(known)}`

/** The known word that the author most likely meant, if one is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const same = known.find((candidate) => plain(candidate) === plain(word))
  if (same !== undefined) return same
  const turned = known.find((candidate) => lettersOf(candidate) === lettersOf(word))
  if (turned !== undefined) return turned
  const candidate = closest(word, [...known])
  const limit = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3))
  return distance(word.toLowerCase(), candidate.toLowerCase()) <= limit ? candidate : undefined
}

/** Whether so few letters differ that it may well be a slip of the pen. */
export const isNear = (word: string, candidate = '') => distance(word, candidate) * 4 <= candidate.length

/** The near word, and those that are as near. */
export function allNearest(word: string, known: readonly string[]): readonly string[] {
  const near = nearest(word, known)
  if (near === undefined) return []
  const far = (each: string) => distance(word.toLowerCase(), each.toLowerCase())
  const others = known.filter((each) => each !== near && far(near) > 0 && far(each) === far(near))
  return [near, ...new Set(lettersOf(near) === lettersOf(word) ? [] : others)]
}

/** The same letters in another order: the commonest slip of all. */
const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('')

/** A help that names the near word first and then all words. For small sets. */
export function didYouMean(word: string, known: readonly string[], what: string): Help {
  const near = nearest(word, known)
  if (known.length === 0) return { help: '' }
  return possibly(near, `${what}: ${allOf(known)}.`)
}

/** The word that was probably meant, if there is one, before all that are possible. */
export function possible(near: string | undefined, words: string): string {
  return near === undefined ? words : `Did you mean \`${near}\`? ${words}`
}

/** The same, with the word as data. */
export const possibly = (near: string | undefined, words: string): Help => ({
  help: possible(near, words),
  ...(near !== undefined && { advice: { guesses: [near] } }),
})

export const FEW = 5

export const ask = (names: readonly string[], most?: number): Help => ({
  help: `Did you mean ${oneOf(names, most)}?`,
  advice: { guesses: names },
})

/** For sets that grow with the site: the `sure` word, or the near ones, or else the few closest ones. */
export function likely(word: string, known: readonly string[], sure?: string): Help {
  const near = sure === undefined ? allNearest(word, known) : [sure]
  return near.length > 0 ? ask(near, FEW) : vaguely(word, known)
}

export function vaguely(word: string, known: readonly string[]): Help {
  const help = someOf(word, known)
  return { help, advice: { vague: help } }
}

export const oneThatExists = (some: readonly string[]) => `Write one that exists, such as ${oneOf(some)}.`

/** The name of a group within a sentence. */
export const lowered = (name: string) => name.replace(/^[AT]/, (letter) => letter.toLowerCase())

export const noPage = (route: string, prefix = '') =>
  `Write the address of a page that exists: \`/\` and the name of its file in pages/, without \`.yaml\`. Or delete the link.${newPage(route, prefix)}`

/**
 * The command for a page that is still to be written. `prefix` is that of the language whose link it is: without it, the
 * new page would be in the main language.
 */
export function newPage(route: string, prefix = ''): string {
  if (!/^(?!\/snippets\/)(?:\/\w[\w-]*)+$/.test(route)) return ''
  const isOwn = prefix === '' || route.startsWith(`${prefix}/`)
  const own = isOwn ? route : prefix + route
  return ` To write the page now, run \`npx ukurasa new page ${own}\`${isOwn ? '' : `, and link to \`${own}\``}.`
}

/** Behind a doubtful guess. */
export const perhapsRenamed = (route: string, prefix = '') =>
  `${newPage(route, prefix)} If the page was renamed, write its new address, or ${quoted(route)} below \`aliases:\` in its file.`

/** A help text without the sentence that says little. */
export const withoutVague = ({ help = '', advice }: Pick<Finding, 'help' | 'advice'>) =>
  help.replace(advice?.vague ?? '', '').trimStart()

/** The few closest words, if none is near. */
function someOf(word: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const byDistance = known.map((each) => [distance(word, each), each] as const).sort(([a], [b]) => a - b)
  return oneThatExists(byDistance.slice(0, FEW).map(([, each]) => each))
}

/** In a name or an address. In other texts, a soft hyphen is right. */
const HIDDEN = /^\S*[\u00ad\u200c]\S*$/

/** A value as messages show it: on one line, not too long, without control characters. */
export function quoted(value: string, most = 60): string {
  const plain = value.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  const hidden = HIDDEN.test(value) ? ' (with an invisible character)' : ''
  return `\`${plain.length > most ? `${plain.slice(0, most - 1)}…` : plain}\`${hidden}`
}

/** For words in a text. */
export const inField = (words: string, field: string) => `${quoted(words)} in \`${field}\``

/** With a full stop, if no sign ends it. */
export const ended = (words: string) => (/(?:[.?!]|^)$/.test(words) ? words : `${words}.`)

/** The first names of a list, and how many there are besides. */
export function firstOf(names: readonly string[], most = 5): string {
  const more = names.length - most
  return (
    names
      .slice(0, most)
      .map((name) => quoted(name))
      .join(', ') + (more > 0 ? ` and ${more} more` : '')
  )
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** `name` is the field as messages call it; `meant` are the values that the author may have meant. */
export type Refused = readonly [name: string, value: string, meant: readonly string[]]

/** The words for a value that does not fit its field. */
export function cannotBe([name, value, meant]: Refused, kind: string, help: string): Words {
  return {
    message: `${name} cannot be ${quoted(value)}: it must be ${kind}.`,
    help: meant.length > 0 ? `${ask(meant).help} ${help}` : help,
    subject: value,
    advice: { guesses: meant },
  }
}

/** Whose text it is, in words, where that is known. */
export type Owner = string | undefined

export const ownerCalled = (name: string, isEntry = false) => `${isEntry ? 'an entry of ' : ''}\`${name}\``

export const textOf = (owner: Owner) => (owner === undefined ? 'This text' : `The text in ${owner}`)

/** A name that texts can use: `accountRule` for `account rule`. `''` if it has no word. */
export const inOneWord = (name: string) =>
  name.replace(/^[\s{}]+/, '').replaceAll(/[\s{}]+(.?)/g, (_, letter: string) => letter.toUpperCase())

/** A help that follows another one. */
export const ifNot = (help = '') => `If not, ${help.charAt(0).toLowerCase()}${help.slice(1)}`

/** The quotes around a text. */
export type Ends = { readonly opening: string; readonly closing: string }

/** For a text that begins with a sign of YAML. */
export const startsWith = (sign: string, owner: Owner): Words => ({
  message: `${textOf(owner)} cannot start with ${sign === '`' ? 'a backtick' : quoted(sign)} without quotes.`,
  help: 'Put the text in "double quotes".',
})

/** `menu` is empty if the language of the page has no menu of its own. */
export const linkIt = (route: string, menu = 'the menu') =>
  `${menu ? `Add \`- href: ${route}\` to ${menu} in site.yaml, or l` : 'L'}ink to it from a page`

/** Names in a drawing can be of any length. */
export const short = (reason: string) => (reason.length > 100 ? `${reason.slice(0, 99)}…` : reason)

/** Whether an address has no letter or digit: people type such marks until they know the address. */
export const isNone = (address: string) => !/[\p{L}\p{N}]/u.test(address)

export const THE_SIGN =
  'Write the sign itself, such as 🎻. Take it from the keyboard of a phone or a list of emoji.'

export const isFromWeb = (image: string) => /^(?:https?:)?\/\//i.test(image)

/** The path below pages/ of a picture that is named by its place on one computer, such as `C:\site\pages\images\hall.jpg`. */
export function placeOnComputer(image: string): string | undefined {
  if (!/^(?:[a-z]:|file:|~\/|\\\\|\/(?:Users|home)\/)/i.test(image)) return undefined
  const path = image.replaceAll('\\', '/')
  return /\/pages\/(.+)$/.exec(path)?.[1] ?? `images/${path.replace(/.*\//, '')}`
}
