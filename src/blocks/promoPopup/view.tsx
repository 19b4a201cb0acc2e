import type { Block } from '../../../schema/page.ts'
import { IslandMarker } from '../../block/island.tsx'
import type { BlockView } from '../../block/view.ts'
import { island } from './island.tsx'

export const view: BlockView<Block<'promoPopup'>> = ({ block, page }) => {
  const { image, alt, title, text, link, anchor } = block
  const { close, newTab } = page.words
  const props = {
    title,
    html: text && page.html(text.markdown),
    picture: page.picture(image),
    alt,
    link: page.link(link),
    words: { close, newTab },
  }
  return (
    <div id={anchor}>
      <IslandMarker island={island} props={props} />
    </div>
  )
}
