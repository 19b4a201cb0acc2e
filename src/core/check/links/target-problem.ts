/** What is wrong with the page of a link, or with the place on it. */
import type { Block, Page } from '../../../../schema/page.ts'
import { longDay } from '../../../block/date-names.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import { placeOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { nearest } from '../../../diagnostics/wording.ts'
import { slugOf } from '../../base/slug.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Address, ParsedAddress } from '../../site/address.ts'
import type { Route } from '../../site/routes.ts'
import type { Hidden, LinkedPage, Site } from '../../site/site.ts'
import { placeNamed } from './places.ts'

/** Says if the page of a link is not published or lacks the anchor. Empty if all is well. `owner` is that page. */
export function targetProblem(
  href: string,
  address: Exclude<Address, { kind: 'outside' | 'file' }>,
  owner: Route,
  site: Site,
): Pick<ParsedAddress, 'finding' | 'meant'> {
  const { anchors, pages, unpublished } = site
  const known = anchors.get(owner)
  const { anchor } = address
  // The anchors of a page with mistakes are unknown: its own messages come first.
  if (!known) return {}
  // The place of an alias is checked where the alias is.
  const isLost = anchor !== undefined && href.includes('#') && !known.includes(anchor)
  if (isLost && !isOfShell(anchor, pages.get(owner)?.page)) {
    const sure = certain(anchor, known)
    const meant = sure === undefined ? undefined : href.replace(/#.*$/, `#${sure}`)
    return {
      finding: messages.brokenAnchor(
        anchor,
        owner,
        known,
        nearest(anchor, known) === undefined ? placeNamed(anchor, site) : undefined,
        blockWithTitle(anchor, pages.get(owner)),
      ),
      meant,
    }
  }
  const hidden = address.kind === 'page' ? unpublished.get(owner) : undefined
  if (!hidden) return {}
  const moment = hidden.by === 'draft' ? undefined : hidden.page.page[hidden.by]
  const day = moment && longDay(moment.slice(0, 10), 'en-GB')
  return { finding: messages.linkToUnpublished(owner, lineThatHides(hidden), day) }
}

/** Authors know addresses that end in a title from other programs. */
function blockWithTitle(anchor: string, page: LinkedPage | undefined): string | undefined {
  const isIt = (block: Block) => 'title' in block && slugOf(block.title ?? '', anchor.length) === anchor
  const block = page && only(page.page.blocks, isIt)
  return block && placeOf(page.source.spanOf(['blocks', page.page.blocks.indexOf(block)]))
}

const lineThatHides = ({ page: { source }, by }: Hidden) =>
  `${placeOf(source.spanOfKey([by]))} ${by}: ${String(valueAt(source.value, [by]))}`

/** Whether the shell gives a page this anchor. A page without a footer has no foot. */
export const isOfShell = (anchor: string, page: Pick<Page, 'layout'> | undefined): boolean =>
  anchor === 'main' || anchor === 'top' || (anchor === 'foot' && page?.layout !== 'bare')
