/** The edits of site.yaml that put a new page into the menu and into a chain. */

import type { Edit } from '../../../diagnostics/diagnostic.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { inChain, inMenu, type MenuEdit } from './add-to-menu.ts'
import { menuPlace, type PageOptions } from './page-options.ts'

export type Places = readonly Edit[] | { readonly refusal: string }

/** `after` applies to the menu and to the chain. If both are given, it is enough that one of them has that page. */
export function placesOf(site: SourceFile, route: string, title: string, page: PageOptions): Places {
  const { menu, chain, after } = page
  const { group, words } = menuPlace(menu ?? '')
  const own = words === title ? undefined : words
  const lists: readonly ((behind: string | undefined) => MenuEdit)[] = [
    ...(menu === undefined
      ? []
      : [(behind?: string) => inMenu(site, group, { route, title: own, after: behind })]),
    ...(chain === undefined && (after === undefined || menu !== undefined)
      ? []
      : [(behind?: string) => inChain(site, chain, { route, after: behind, group })]),
  ]
  const behind = lists.map((put) => put(after))
  const isRefused = (placed: MenuEdit) => placed !== undefined && 'refusal' in placed
  const found = !behind.every(isRefused)
  const placed = behind.map((each, index) => (found && isRefused(each) ? lists[index]?.(undefined) : each))
  const edits = placed.flatMap((each) => (each === undefined || 'refusal' in each ? [] : [each]))
  const refusal = placed.find((each) => each !== undefined && 'refusal' in each)
  return refusal ?? edits
}
