import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { Slides } from '../../block/slides.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'slideshow'>> = ({ block, page }) => (
  <Section
    className="slideshow"
    level={1}
    page={page}
    {...block}
    backdrop={<Slides page={page} slides={block.slides} eager />}
  />
)
