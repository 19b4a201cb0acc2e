/** Finds words in all texts of the site, as they are in the draft. */
import { folded, type Hit, hitsIn } from './folded.ts'
import { type FileText, type FileTexts, textsOfFile } from './texts-of-file.ts'

export type Files = { readonly paths: readonly string[]; readonly text: (path: string) => string | undefined }

/** A place with the words. */
export type Found = Hit & {
  readonly file: string
  readonly inFile: FileTexts
  /** The number of the text in its file. */
  readonly order: number
  readonly at: FileText
}

/** A text that has not changed is not read again. */
const known = new Map<string, { readonly text: string; readonly read: FileTexts }>()

function readLately(path: string, text: string): FileTexts {
  const before = known.get(path)
  if (before?.text === text) return before.read
  const read = textsOfFile(path, text)
  known.set(path, { text, read })
  return read
}

/** One sign is in almost every text. */
const LEAST = 2

export const wordsOf = (search: string): string => folded(search).text.trim()

export const isEnough = (search: string): boolean => wordsOf(search).length >= LEAST

/** In the order of the files. */
export function findWords({ paths, text }: Files, search: string): readonly Found[] {
  const words = wordsOf(search)
  if (words.length < LEAST) return []
  return paths.flatMap((file) => {
    const now = text(file)
    if (now === undefined) return []
    const inFile = readLately(file, now)
    return inFile.texts.flatMap((at, order) =>
      hitsIn(at.folded, words, at.text).map((hit): Found => ({ ...hit, file, inFile, order, at })),
    )
  })
}

/** The number of the place that comes after another one, which may be gone. After the last place comes the first. */
export function nextAfter(
  found: readonly Found[],
  last: Pick<Found, 'file' | 'order' | 'from'> | undefined,
  paths: readonly string[],
): number {
  if (!last) return 0
  const isAfter = (each: Found) =>
    each.file === last.file
      ? each.order > last.order || (each.order === last.order && each.from > last.from)
      : paths.indexOf(each.file) > paths.indexOf(last.file)
  return Math.max(0, found.findIndex(isAfter))
}

/** How many characters are shown on each side. */
const AROUND = 40

/** A place with what is around it, in one line. */
export function excerptOf({ at: { text }, from, to }: Pick<Found, 'at' | 'from' | 'to'>) {
  const [before, after] = [text.slice(0, from), text.slice(to)].map(inLine)
  return {
    before: before && before.length > AROUND ? `…${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
    hit: inLine(text.slice(from, to)),
    after: after && after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, '')}…` : after,
  }
}

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
