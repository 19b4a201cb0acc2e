/** Two names for one address, below `links` of site.yaml: often a line was copied, and only its name was changed. */
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { Site } from '../../site/site.ts'

export function checkSameLinks(
  { config: { links = {} }, configSource: source }: Site,
  reportAt: (path: FieldPath, finding: Finding) => void,
): void {
  // Two stand-ins may have an address that means nothing yet.
  const isStandIn = (name: string) => source.standIns.some(({ path }) => path.join() === `links,${name}`)
  const names = Object.keys(links)
  names.forEach((name, index) => {
    const first = names.slice(0, index).find((each) => links[each] === links[name])
    if (first !== undefined && !(isStandIn(first) && isStandIn(name)))
      reportAt(['links', name], messages.addressTwice(name, first))
  })
}
