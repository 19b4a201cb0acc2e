/** The entries of the menu: links, and groups that open. */
import Nav from 'react-bootstrap/Nav'
import NavItem from 'react-bootstrap/NavItem'
import { Anchor } from '../../block/anchor.tsx'
import type { ResolvedLink } from '../../block/view.ts'
import type { NavItem as Entry } from '../types.ts'

type MenuProps = { readonly items: readonly Entry[]; readonly newTab: string }

export function Menu({ items, newTab }: MenuProps) {
  return (
    <Nav as="ul" className="menu">
      {items.map((item) => (
        <NavItem as="li" key={`${item.title} ${item.href}`}>
          {item.links.length === 0 ? (
            <Anchor link={item} newTab={newTab} className="menu-entry" />
          ) : (
            <Group item={item} newTab={newTab} />
          )}
        </NavItem>
      ))}
    </Nav>
  )
}

type GroupProps = { readonly item: Entry; readonly newTab: string }

/** The groups share a name: where the browser knows it, opening one closes the other. */
function Group({ item, newTab }: GroupProps) {
  const links = linksOf(item)
  const current = links.some((link) => link.current)
  return (
    <>
      <details name="menu">
        <summary className={current ? 'menu-entry current' : 'menu-entry'}>{item.title}</summary>
      </details>
      <ul className="menu-group">
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <Anchor link={link} newTab={newTab} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The page of the group itself comes first, unless the author lists it. */
function linksOf({ links, ...own }: Entry): readonly ResolvedLink[] {
  return own.href === '' || links.some(({ href }) => href === own.href) ? links : [own, ...links]
}
