/** Each row must have one value for each category. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'chart'>> = ({ series, categories }, { report, isOnLines }) => {
  for (const [index, { name, values }] of series.entries()) {
    if (values.length === categories.length) continue
    // A line that has lost its dash joins the category above it. It is the one cause for all rows.
    const at =
      values.length > categories.length
        ? categories.findIndex((_, category) => isOnLines(['categories', category]))
        : -1
    const finding = messages.chartLength(name, values.length, categories.length, categories[at])
    report(at < 0 ? ['series', index, 'values'] : ['categories', at], finding)
    if (at >= 0) return
  }
}
