import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'richText'>> = ({ block, page }) => (
  <Section className="rich-text" page={page} {...block} />
)
