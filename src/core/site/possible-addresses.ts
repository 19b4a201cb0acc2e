/**
 * The addresses that pages with mistakes may have. Such a page exists, but its aliases may be misspelt or impossible to
 * read. So nobody can say whether a link to such an address is right, until the page is right.
 */

/** In plain letters. `all`: a page cannot be read at all, so it may have any address. */
export type PossibleAddresses = ReadonlySet<string> | 'all'

export const NONE_POSSIBLE: PossibleAddresses = new Set()

/** The file of a page with mistakes; `text` is `undefined` if it cannot be read. */
export type BrokenFile = { readonly path: string; readonly text: string | undefined }

export function possibleAddresses(broken: readonly BrokenFile[]): PossibleAddresses {
  if (broken.length === 0) return NONE_POSSIBLE
  const found = new Set<string>()
  for (const { path, text } of broken) {
    if (text === undefined) return 'all'
    found.add(plain(path.replace(/^pages\//, '').replace(FILE_ENDING, '')))
    for (const each of addressesIn(text)) found.add(plain(each))
  }
  return found
}

export const isPossible = (path: string, possible: PossibleAddresses): boolean =>
  possible === 'all' || (possible.size > 0 && possible.has(plain(path)))

const FILE_ENDING = /\.[a-z.]+$/i
const FIRST_BLOCK = /^[ \t]*(?:blocks\b|-[ \t]*type\b)/m

/** Everything that may be meant as an alias: what has a slash first, and the entries of lists above the blocks. */
function* addressesIn(text: string): Generator<string> {
  const withSlash = text.replaceAll(/\]\([^)\n]*\)|\bhref\b.*/gi, '')
  for (const [address] of withSlash.matchAll(/(?<![\w/:.])\/[\w~./-]+/g)) yield address
  const head = text.slice(0, FIRST_BLOCK.exec(text)?.index)
  for (const [line] of head.matchAll(/^[ \t]*(?:[^\w\s#]|.*(?:path|alias)).*$/gim))
    for (const [address] of line.matchAll(/[\w~./-]+/g)) yield address
}

/** The same for all spellings of one address: visitors and authors write `/Our-Choir` and `/our_choir`. */
const plain = (path: string) =>
  path
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]/gu, '')
    .replaceAll(/^\/+|\/+(?:index)?$|^index$/g, '')
