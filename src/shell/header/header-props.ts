/** The props of the menu: plain data, so that the browser can hydrate it. Fields that are false are left out. */
import type { PageContext, ResolvedLink } from '../../block/view.ts'
import type { NavItem } from '../types.ts'

export type MenuLink = {
  readonly title: string
  readonly href: string
  readonly external?: boolean | undefined
  readonly reload?: boolean | undefined
  readonly hrefLang?: string | undefined
  readonly lang?: string | undefined
}
export type MenuEntry = MenuLink & { readonly links?: readonly MenuLink[] | undefined }

export type MenuProps = {
  readonly entries: readonly MenuEntry[]
  /** The path of the page that the menu was built for. */
  readonly path: string
  readonly words: { readonly menu: string; readonly mainNavigation: string; readonly newTab: string }
}

export function menuProps(page: PageContext, items: readonly NavItem[]): MenuProps {
  const { menu, mainNavigation, newTab } = page.words
  return {
    entries: items.map((item) =>
      item.links.length === 0 ? plain(item) : { ...plain(item), links: linksOf(item) },
    ),
    // With an empty title, so that not all pages depend on the title of this one.
    path: page.link({ title: '', href: page.route }).href,
    words: { menu, mainNavigation, newTab },
  }
}

function plain({ title, href, external, reload, hrefLang, lang }: ResolvedLink): MenuLink {
  const inOther = hrefLang === undefined ? {} : { hrefLang, lang }
  return { title, href, ...(external ? { external } : {}), ...(reload ? { reload } : {}), ...inOther }
}

/** The group's own page comes first, unless the author lists it. */
function linksOf({ links, ...own }: NavItem): readonly MenuLink[] {
  const listed = links.map(plain)
  return own.href === '' || links.some(({ href }) => href === own.href) ? listed : [plain(own), ...listed]
}
