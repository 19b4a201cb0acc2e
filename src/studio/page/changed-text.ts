/** Finds the one text in which two states of a block differ: then nothing has to be parsed, whatever the block is. */

type ChangedText = {
  /** Its number among the texts of the block. */
  readonly index: number
  /** How many the block has. A browser may leave out some, such as spaces in a table: then none is certain. */
  readonly count: number
  readonly before: string
  readonly after: string
}

/** `undefined` if more differs, or if it is not certain. Both are HTML as the core writes it. */
export function changedText(before: string, after: string): ChangedText | undefined {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  let rest = 0
  while (rest < most - same && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest++
  const start = before.lastIndexOf('>', same - 1) + 1
  const [end, afterEnd] = [before.length - rest, after.length - rest]
  const next = before.indexOf('<', end)
  if (start === 0 || next < 0 || before.lastIndexOf('<', same - 1) > start) return undefined
  const words = before.slice(start, next)
  const [old, fresh] = [plain(words), plain(after.slice(start, afterEnd) + before.slice(end, next))]
  // An empty text is no text of the page.
  if (!old || !fresh) return undefined
  const countIn = (html: string) => [...html.matchAll(TEXT)].length
  return { index: countIn(before.slice(0, start)), count: countIn(before), before: old, after: fresh }
}

/** What stands between two tags. */
const TEXT = />[^<]+(?=<)/g

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

/** `undefined` for what is no plain text. */
function plain(html: string): string | undefined {
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#x27);)/.test(html)) return undefined
  return html.replaceAll(/&[^;]+;/g, (sign) => SIGNS.get(sign) ?? sign)
}
