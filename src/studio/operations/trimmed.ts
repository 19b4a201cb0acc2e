/** Makes a change as small as it can be, so that what stays the same is not touched. */
import type { Splice } from '../../core/base/edit.ts'

/** Without what its start and its end have in common with the old text. */
export function trimmed(text: string, { start, end, text: words }: Splice): Splice {
  const most = Math.min(end - start, words.length)
  let before = 0
  while (before < most && text[start + before] === words[before]) before++
  let after = 0
  while (after < most - before && text[end - 1 - after] === words[words.length - 1 - after]) after++
  // Halves of a pair of surrogates stay together.
  if (isHigh(words.charCodeAt(before - 1))) before--
  if (after > 0 && isLow(words.charCodeAt(words.length - after))) after--
  return { start: start + before, end: end - after, text: words.slice(before, words.length - after) }
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000
