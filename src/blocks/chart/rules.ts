/** Each row must have one value for each category. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'chart'>> = ({ series, categories }, { report }) => {
  series.forEach(({ name, values }, index) => {
    if (values.length !== categories.length) {
      report(['series', index, 'values'], messages.chartLength(name, values.length, categories.length))
    }
  })
}
