import type { Block } from '../../../schema/page.ts'
import { ButtonLink } from '../../block/button-link.tsx'
import { Section } from '../../block/section.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'ctaButton'>> = ({ block, page }) => (
  <Section className="cta-button" page={page} anchor={block.anchor} text={block.text}>
    <ButtonLink link={page.link(block)} newTab={page.words.newTab} variant={block.variant} />
  </Section>
)
