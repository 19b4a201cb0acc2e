import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'ctaButton'>> = ({ title, href }, { report }) => {
  if (href === undefined) report(title === undefined ? ['type'] : ['title'], messages.buttonWithoutAddress())
}
