import type { Block } from '../../../schema/page.ts'
import { Anchor } from '../../block/anchor.tsx'
import { ButtonLink } from '../../block/button-link.tsx'
import { Section } from '../../block/section.tsx'
import { inlineTextOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

type EntriesProps = { readonly links: Block<'linkList'>['links']; readonly page: PageContext }

export const view: BlockView<Block<'linkList'>> = ({ block, page }) => {
  const Entries = block.variant === 'buttons' ? ButtonEntries : ListEntries
  return (
    <Section className="link-list" page={page} anchor={block.anchor} title={block.title} text={block.text}>
      <Entries links={block.links} page={page} />
    </Section>
  )
}

function ListEntries({ links, page }: EntriesProps) {
  return (
    <ul className="list-group">
      {links.map((item) => {
        const link = page.link(item)
        return (
          <li className="list-group-item" key={`${item.title} ${item.href}`}>
            {item.icon && <span aria-hidden="true">{item.icon}</span>}
            <div>
              <Anchor
                link={link}
                newTab={page.words.newTab}
                className={link.href === '' ? undefined : 'stretched-link'}
              />
              {item.text && <p>{inlineTextOf(page, item.text)}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function ButtonEntries({ links, page }: EntriesProps) {
  return (
    <ul className="buttons">
      {links.map((item, index) => (
        <li key={`${item.title} ${item.href}`}>
          <ButtonLink
            link={page.link(item)}
            newTab={page.words.newTab}
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={item.icon}
          />
          {inlineTextOf(page, item.text)}
        </li>
      ))}
    </ul>
  )
}
