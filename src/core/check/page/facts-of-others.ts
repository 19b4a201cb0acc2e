/** A copied line that still has the number of another one: `${facts.grade4Fee}` beside `href: /grade5fee`. */
import { valueAt } from '../../base/value-at.ts'

const NUMBERED = /\$\{facts\.(\D+)(\d+)(\D*)\}/g

/**
 * The value in a text, and the one that the group or the file around the text is about. An amount has no `owner`: it is
 * one of a sum, which is checked, unless both values are the same today.
 */
export function factOfAnother(
  text: string,
  owner: unknown,
  file: string,
  facts: Readonly<Record<string, string>> = {},
): { readonly words: string; readonly name: string } | undefined {
  // Most texts have no value. A search with a pattern takes much longer.
  if (!text.includes('${facts.')) return undefined
  const others = text.replaceAll(NUMBERED, '')
  for (const [words, start = '', number = '', end = ''] of text.matchAll(NUMBERED)) {
    // A text may compare itself with another one, and says so.
    if (others.includes(number)) continue
    for (const about of [valueAt(owner, ['href']), valueAt(owner, ['title']), file]) {
      const own = /^\D*(\d+)\D*$/.exec(String(about))?.[1]
      const name = start + own + end
      if (own === number) break
      if (name in facts && (owner || facts[name] === facts[start + number + end])) return { words, name }
    }
  }
  return undefined
}
