import type { Block } from '../../../schema/page.ts'
import { IslandMarker } from '../../block/island.tsx'
import { Section } from '../../block/section.tsx'
import { SingleSlide, slidesProps } from '../../block/slides.tsx'
import type { BlockView } from '../../block/view.ts'
import { island } from './island.tsx'

export const view: BlockView<Block<'slideshow'>> = ({ block, page }) => {
  const props = slidesProps(page, block.slides)
  const isAlone = props.slides.length === 1
  const backdrop = isAlone ? <SingleSlide {...props} first /> : <IslandMarker island={island} props={props} />
  return <Section className="slideshow" level={1} page={page} {...block} backdrop={backdrop} />
}
