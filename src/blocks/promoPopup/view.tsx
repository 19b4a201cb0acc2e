import { useId } from 'react'
import Container from 'react-bootstrap/Container'
import type { Block } from '../../../schema/page.ts'
import { ButtonLink } from '../../block/button-link.tsx'
import { Picture } from '../../block/picture.tsx'
import { Text } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'promoPopup'>> = function PromoPopup({ block, page }) {
  const id = useId()
  return (
    <aside className="block promo-popup" id={block.anchor} aria-labelledby={id}>
      <Container>
        <div className="sheet">
          <Picture picture={page.picture(block.image)} alt={block.alt} />
          <div>
            <h2 id={id}>{block.title}</h2>
            <Text page={page} prose={block.text} />
            <ButtonLink link={page.link(block.link)} newTab={page.words.newTab} />
          </div>
        </div>
      </Container>
    </aside>
  )
}
