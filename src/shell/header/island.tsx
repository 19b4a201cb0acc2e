/** The hydrated menu: hover, press, keys and touch. It draws exactly what is there without scripts. */
import { usePathname } from 'wouter/use-browser-location'
import { defineIsland } from '../../block/define-island.ts'
import type { MenuProps } from './header-props.ts'
import { Menu } from './menu.tsx'
import { readMenu } from './read-menu.ts'
import { useMenu } from './use-menu.ts'

function LiveMenu({ entries, path: builtFor, words }: MenuProps) {
  const path = usePathname({ ssrPath: builtFor })
  const { nav, open, ...events } = useMenu()
  return (
    <nav aria-label={words.mainNavigation} ref={nav}>
      <details className="menu-button" open={open.menu}>
        <summary>{words.menu}</summary>
      </details>
      <Menu {...{ entries, path, events }} newTab={words.newTab} open={open.group} />
    </nav>
  )
}

export const island = defineIsland<MenuProps>({
  name: 'header',
  wake: 'intent',
  Component: LiveMenu,
  read: readMenu,
})
