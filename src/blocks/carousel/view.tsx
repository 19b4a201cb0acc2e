import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { Slides } from '../../block/slides.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'carousel'>> = ({ block, page }) => (
  <Section className="carousel" page={page} {...block}>
    <Slides page={page} slides={block.slides} />
  </Section>
)
