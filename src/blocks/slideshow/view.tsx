import type { Block } from '../../../schema/page.ts'
import { IslandMarker } from '../../block/island.tsx'
import { Section } from '../../block/section.tsx'
import { slidesProps } from '../../block/slides.tsx'
import type { BlockView } from '../../block/view.ts'
import { island } from './island.tsx'

export const view: BlockView<Block<'slideshow'>> = ({ block, page }) => (
  <Section
    className="slideshow"
    level={1}
    page={page}
    {...block}
    backdrop={<IslandMarker island={island} props={slidesProps(page, block.slides)} />}
  />
)
