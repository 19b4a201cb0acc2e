/** Studio on the site itself. */
import { MORE_SHEETS, shippedPage } from '../../preview/hosted.ts'
import { isReading } from '../session/kept.ts'
import { isPageAt } from '../session/shown-page.ts'
import { knowAssets } from '../session/site.ts'
import { hasUnsaved, start } from '../start.tsx'
import { addressesOf, routeIn } from './addresses.ts'
import { canKeep } from './can-keep.ts'
import { hostedSource } from './hosted-source.ts'
import { keepOffline } from './keep-offline.ts'
import { shippedAt } from './shipped.ts'
import { hostedWords } from './words.ts'

const host = document.getElementById('studio')
if (host) void startHosted(host)

async function startHosted(host: HTMLElement): Promise<void> {
  const addresses = addressesOf(host.dataset)
  addEventListener('hashchange', () => location.reload())
  const route = routeIn(location.hash)
  let isKept = true
  void canKeep().then((can) => {
    isKept = can
  })
  await start(host, route, hostedSource(addresses), {
    own: hostedWords,
    isUnsaved: () => (!isKept || isReading()) && hasUnsaved(),
  })
  // Styles of what no page of the site has yet, but the author may add.
  void knowAssets()
  const { files, sources } = await shippedAt(addresses)
  // A page that was made here has no files yet.
  const isPublished = Object.keys({ ...sources.texts, ...sources.briefs }).some((path) =>
    isPageAt(path, route),
  )
  void keepOffline(addresses, [
    ...files,
    `${addresses.address}/${MORE_SHEETS}`,
    ...(isPublished ? [`${addresses.address}/${shippedPage(route)}`] : []),
  ])
}
