import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { InlineText } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'checklist'>> = ({ block, page }) => {
  const List = block.numbered ? 'ol' : 'ul'
  return (
    <Section className="checklist" page={page} {...block}>
      <List className={block.numbered ? 'numbered' : 'ticks'}>
        {block.items.map((item) => (
          <li key={item.markdown}>
            <InlineText page={page} prose={item} />
          </li>
        ))}
      </List>
    </Section>
  )
}
