import type { Block } from '../../../schema/page.ts'
import { ButtonLink } from '../../block/button-link.tsx'
import { Frame, FrameBox } from '../../block/frame.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'map'>> = ({ block, page }) => {
  const { anchor, title, text, embedUrl, aspectRatio } = block
  const framed = page.link({ href: embedUrl })
  return (
    <Section className="map" page={page} anchor={anchor} title={title} text={text}>
      {embedUrl && (
        <FrameBox aspectRatio={aspectRatio}>
          {framed.external && (
            <details>
              <summary className="btn btn-outline">{title}</summary>
            </details>
          )}
          <Frame {...framed} title={title} />
        </FrameBox>
      )}
      <ButtonLink link={page.link(block.link)} newTab={page.words.newTab} variant="secondary" />
    </Section>
  )
}
