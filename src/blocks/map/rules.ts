/** A link that opens another place than the frame shows. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'map'>> = ({ embedUrl = '', link }, { linesOf, report }) => {
  const shown = degreesIn(embedUrl)
  const opened = degreesIn(link.href)
  const isElsewhere = opened.some((each) => shown.every((other) => Math.abs(each - other) > NEAR))
  if (shown.length > 1 && isElsewhere)
    report(['link', 'href'], messages.mapLinkElsewhere(linesOf(['embedUrl']).first))
}

/** In degrees: about five kilometres. */
const NEAR = 0.05

/** Latitudes and longitudes in the address of a map. A scale has fewer figures. */
const degreesIn = (address: string) => address.match(/-?\d{1,3}\.\d{3,}/g)?.map(Number) ?? []
