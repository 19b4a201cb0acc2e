/** A link that opens another place than the frame shows. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'map'>> = ({ embedUrl = '', link }, { linesOf, report }) => {
  const shown = degreesIn(embedUrl)
  // Behind `!3d`, Google Maps has the pin, and before it the middle of the window.
  const opened = degreesIn(link.href.replace(/^.*(?=!3d)/, ''))
  // Five kilometres in degrees. If the frame only has its four edges, the place is between them.
  const [west = 0, , east = west] = shown
  const near = Math.max(0.05, Math.abs(east - west))
  const isFar = (each: number) => shown.every((other) => Math.abs(each - other) > near)
  const places = opened.flatMap((_, index) => (index % 2 ? [] : [opened.slice(index, index + 2)]))
  // One place must be near. A way begins elsewhere, and the middle of the window may be elsewhere, too.
  if (shown.length > 1 && places.length > 0 && places.every((place) => place.some(isFar)))
    report(['link', 'href'], messages.mapLinkElsewhere(linesOf(['embedUrl']).first))
}

/** Latitudes and longitudes in the address of a map, in turns. A scale has fewer figures, or more. */
const degreesIn = (address: string) => address.match(/(?<!\d)-?\d{1,3}\.\d{3,}/g)?.map(Number) ?? []
