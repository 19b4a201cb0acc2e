import type { Block } from '../../../schema/page.ts'
import { IslandMarker } from '../../block/island.tsx'
import { Section } from '../../block/section.tsx'
import { slidesProps } from '../../block/slides.tsx'
import type { BlockView } from '../../block/view.ts'
import { island } from './island.tsx'

export const view: BlockView<Block<'carousel'>> = ({ block, page }) => (
  <Section className="carousel" page={page} {...block}>
    <IslandMarker island={island} props={slidesProps(page, block.slides)} />
  </Section>
)
