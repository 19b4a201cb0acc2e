/** A copied line that still has the number of another one: `${facts.grade4Fee}` beside `href: /grade5fee`. */
import { valueAt } from '../../base/value-at.ts'

const NUMBERED = /\$\{facts\.([^\d}]+)(\d+)([^\d}]*)\}/g
/** What stands before a value in a list of values: `Grade 6: KES `. */
const LABEL = /(\p{L}+) (\d+):[^.;,$]{0,9}$/u
const LONGEST_LABEL = 40

/**
 * The value in a text, and the name of the value that fits the group or the file around it. For an amount, `owner` is
 * missing: a wrong amount shows in the total, unless both values are the same today. `label` is what stands before it.
 */
export function factOfAnother(
  text: string,
  owner: unknown,
  file: string,
  facts: Readonly<Record<string, string>> = {},
): { readonly words: string; readonly name: string; readonly label?: string } | undefined {
  // Most texts have no value. A search with a pattern takes much longer.
  if (!text.includes('${facts.')) return undefined
  const others = text.replaceAll(NUMBERED, '')
  for (const { 0: words, 1: start = '', 2: number = '', 3: end = '', index } of text.matchAll(NUMBERED)) {
    const [, label, labelled] = LABEL.exec(text.slice(Math.max(0, index - LONGEST_LABEL), index)) ?? []
    const beside = start + labelled + end
    if (label?.toLowerCase() === start && labelled !== number && beside in facts)
      return { words, name: beside, label: `${label} ${labelled}:` }
    // The text may compare the two, if it has the other number, too.
    if (others.includes(number)) continue
    // Two of three say the same: then the link is wrong.
    if (new RegExp(`(?<!\\d)${number}(?!\\d)`).test(String(valueAt(owner, ['title'])))) continue
    for (const about of [valueAt(owner, ['href']), valueAt(owner, ['title']), file]) {
      const own = /^\D*(\d+)\D*$/.exec(String(about))?.[1]
      const name = start + own + end
      if (own === number) break
      if (name in facts && (owner || facts[name] === facts[start + number + end])) return { words, name }
    }
  }
  return undefined
}
