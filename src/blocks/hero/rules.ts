import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'hero'>> = ({ links = [] }, { report }) => {
  links.forEach(({ href }, index) => {
    if (href === undefined) report(['links', index], messages.buttonWithoutAddress())
  })
}
