/** A field between those of an entry that every page needs, and this one has nowhere else. */
import * as messages from '../../../diagnostics/messages.ts'
import { ofThePage } from '../../../diagnostics/remedies-for-misplaced.ts'
import { contentOf, type Explanation, indentOf, lineAbove, lineBelow } from './syntax-error.ts'

export const fieldOfPage: Explanation = ({ text, line }) => {
  const name = /^(?:title|description)(?=:)/.exec(line.text)?.[0]
  const [above, below] = [lineAbove(text, line), lineBelow(text, line)]
  // Among the fields of the page, it is in its place.
  if (name === undefined || !above || !below || indentOf(below) === 0) return undefined
  if (contentOf(above) !== indentOf(below)) return undefined
  if (new RegExp(`^${name}:`, 'm').test(text.slice(0, line.start))) return undefined
  return { finding: { ...messages.badIndent(), help: ofThePage(name) }, start: line.words, end: line.end }
}
