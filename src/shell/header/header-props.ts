/** What the header is drawn from: plain data, so that the browser can take it over. */
import type { PageContext, Picture, ResolvedLink } from '../../block/view.ts'
import type { NavItem } from '../types.ts'

export type HeaderProps = {
  /** Its title is the name of the school. */
  readonly home: ResolvedLink
  readonly logo?: Picture | undefined
  readonly motto?: string | undefined
  readonly items: readonly NavItem[]
  readonly words: { readonly menu: string; readonly mainNavigation: string; readonly newTab: string }
}

export function headerProps(page: PageContext, items: readonly NavItem[]): HeaderProps {
  const { school, logo } = page.config
  const { menu, mainNavigation, newTab } = page.words
  return {
    home: page.link({ title: school.name, href: '/' }),
    logo: logo?.image === undefined ? undefined : page.picture(logo.image),
    motto: school.motto,
    items,
    words: { menu, mainNavigation, newTab },
  }
}
