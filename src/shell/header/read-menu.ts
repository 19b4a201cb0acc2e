/** Reads the props of the menu from its HTML, so that pages contain them only once. */
import { inBrackets, readLink, textOf } from '../../block/read.ts'
import type { MenuEntry, MenuProps } from './header-props.ts'

export function readMenu(element: HTMLElement): MenuProps {
  const find = (selector: string) => element.querySelector(selector)
  return {
    entries: [...element.querySelectorAll('.menu > li')].map(entryOf),
    path: find('a[aria-current]')?.getAttribute('href') ?? '',
    words: {
      menu: textOf(find('.menu-button summary')),
      mainNavigation: find('nav')?.getAttribute('aria-label') ?? '',
      newTab: inBrackets(find('a > .visually-hidden')),
    },
  }
}

function entryOf(item: Element): MenuEntry {
  const group = item.querySelector('ul')
  if (!group) return readLink(item.firstElementChild)
  const title = textOf(item.querySelector('summary'))
  return { title, href: '', links: [...group.children].map(({ firstElementChild: link }) => readLink(link)) }
}
