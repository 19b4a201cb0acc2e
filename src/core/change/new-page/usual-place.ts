/** The page of a chain after which a new page belongs, unless the author chooses another one. */
import { sameAddress } from '../../site/routes.ts'

type Listed = { readonly href: string }

/**
 * The last page in the same dropdown. Many chains end with a page that is not in the dropdown of the others, and lead on
 * from there. So the dropdown may also be that of the last page but one. `groups` are the pages of all dropdowns.
 */
export function usualPlace<Page extends Listed>(
  pages: readonly Page[],
  groups: readonly (readonly Listed[])[],
  chosen: readonly Listed[] | undefined,
): Page | undefined {
  const isIn = (group: readonly Listed[], page: Listed | undefined) =>
    page !== undefined && group.some(({ href }) => sameAddress(href, page.href))
  const own =
    chosen && pages.some((page) => isIn(chosen, page))
      ? [chosen]
      : groups.filter(
          (group) => isIn(group, pages.at(-2)) && pages.filter((page) => isIn(group, page)).length > 1,
        )
  return pages.findLast((page) => own.some((group) => isIn(group, page))) ?? pages.at(-1)
}
