import type { Block } from '../../../schema/page.ts'
import { Picture } from '../../block/picture.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'hero'>> = ({ block, page }) => (
  <Section
    className="hero"
    level={1}
    page={page}
    {...block}
    backdrop={
      block.image ? (
        <Picture picture={page.picture(block.image)} alt={block.alt} first={page.opensWith(block)} />
      ) : null
    }
  />
)
