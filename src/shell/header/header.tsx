/**
 * The header of the site. It works with markup and styles alone. Before each list that opens there is an empty `<details>`,
 * so that the same markup works on phones (by its state) and on wide screens (by hover and focus). The menu is an island.
 */
import Container from 'react-bootstrap/Container'
import { Anchor } from '../../block/anchor.tsx'
import { IslandMarker } from '../../block/island.tsx'
import { Picture } from '../../block/picture.tsx'
import type { PageContext, ResolvedLink } from '../../block/view.ts'
import { Search } from '../search/search.tsx'
import type { SearchProps } from '../search/search-props.ts'
import type { NavItem } from '../types.ts'
import { menuProps } from './header-props.ts'
import { island } from './island.tsx'

type HeaderProps = {
  readonly page: PageContext
  readonly nav: readonly NavItem[]
  readonly search?: SearchProps | undefined
  /** The page that lists all pages. */
  readonly list?: Pick<ResolvedLink, 'href' | 'current'> | undefined
}

/** The content of the `<header>`. */
export function Header({ page, nav, search, list }: HeaderProps) {
  const { organisation, logo } = page.config
  return (
    <>
      <Container className="site-name">
        <Anchor
          link={page.link({ title: organisation.name, href: '/' })}
          newTab={page.words.newTab}
          className="brand"
        >
          {logo?.image && <Picture picture={page.picture(logo.image)} eager />}
          <span>{organisation.name}</span>
        </Anchor>
        {organisation.motto && <p>{organisation.motto}</p>}
        {search && <Search {...search} />}
      </Container>
      <a className="menu-link" href={list?.href ?? '#foot'} aria-current={list?.current ? 'page' : undefined}>
        {page.words.menu}
      </a>
      <IslandMarker island={island} props={menuProps(page, nav)} />
    </>
  )
}
