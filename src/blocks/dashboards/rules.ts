/** Years that differ only in their blanks, dashes or capital letters are two choices for visitors. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import { folded } from '../../diagnostics/certain.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'dashboards'>> = ({ items }, { report }) => {
  const bare = items.map(({ year }) => folded(year))
  items.forEach(({ year }, index) => {
    const usual = items[bare.indexOf(bare[index] ?? '')]?.year ?? year
    const path = ['items', index, 'year']
    if (usual !== year)
      report(path, messages.lettersSwapped(year, usual, 'choice'), { meant: [[path, usual]] })
  })
}
