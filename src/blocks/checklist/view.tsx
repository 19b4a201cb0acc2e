import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { inlineTextOf } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'checklist'>> = ({ block, page }) => {
  const List = block.numbered ? 'ol' : 'ul'
  return (
    <Section className="checklist" page={page} {...block}>
      <List className={block.numbered ? 'numbered' : 'ticks'}>
        {block.items.map((item) => (
          <li key={item.markdown}>{inlineTextOf(page, item)}</li>
        ))}
      </List>
    </Section>
  )
}
