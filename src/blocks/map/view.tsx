import type { Block } from '../../../schema/page.ts'
import { ButtonLink } from '../../block/button-link.tsx'
import { Frame } from '../../block/frame.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'map'>> = ({ block, page }) => (
  <Section className="map" page={page} anchor={block.anchor} title={block.title} text={block.text}>
    {block.embedUrl && (
      <Frame page={page} title={block.title} embedUrl={block.embedUrl} aspectRatio={block.aspectRatio} />
    )}
    <ButtonLink link={page.link(block.link)} newTab={page.words.newTab} variant="secondary" />
  </Section>
)
