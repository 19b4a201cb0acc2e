import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

/** Its address is still to come in `The shop opens soon`. */
const LATER = /soon|opens|bientôt|hivi karibuni/i

export const rules: BlockRules<Block<'ctaButton'>> = ({ title, href }, { report }) => {
  if (href === undefined && !LATER.test(title ?? ''))
    report(title === undefined ? ['type'] : ['title'], messages.buttonWithoutAddress())
}
