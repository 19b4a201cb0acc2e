/** Years of entries that cannot be right: `since: 95` and `year: 3025`. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text that is such a year. */
export const ODD_YEAR = String.raw`^(?:\d{1,3}|[3-9]\d{3})$`
const YEAR = new RegExp(ODD_YEAR)

/** The block `profile` knows more about a year with four digits. */
export const oddYear = ({ text, field }: WrittenText): Slip | undefined =>
  YEAR.test(text) && (text.length < 4 || field === 'year')
    ? { finding: messages.yearUnlikely(text), words: text }
    : undefined
