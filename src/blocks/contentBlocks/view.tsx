import type { Block } from '../../../schema/page.ts'
import { Picture } from '../../block/picture.tsx'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

export const view: BlockView<Block<'contentBlocks'>> = ({ block, page }) => (
  <Section className="content-blocks" page={page} anchor={block.anchor} title={block.title}>
    {block.items.map((item) => (
      <Part key={item.text.markdown} item={item} page={page} heading={block.title ? 'h3' : 'h2'} />
    ))}
  </Section>
)

type PartProps = {
  readonly item: Block<'contentBlocks'>['items'][number]
  readonly page: PageContext
  readonly heading: 'h2' | 'h3'
}

function Part({ item, page, heading: Heading }: PartProps) {
  const words = (
    <>
      {item.title && <Heading>{item.title}</Heading>}
      {textOf(page, item.text)}
    </>
  )
  if (!item.image) return <div className="part">{words}</div>
  return (
    <div className={`${item.reversed ? 'part reversed' : 'part'} row row-cols-md-2 row-cols-1`}>
      <div className="col">
        <Picture picture={page.picture(item.image)} alt={item.alt} />
      </div>
      <div className="col">{words}</div>
    </div>
  )
}
