/** Studio on the site itself. */
import { MORE_SHEETS, shippedPage } from '../../preview/hosted.ts'
import { refresh } from '../session/session.ts'
import { knowAssets } from '../session/site.ts'
import { adding } from '../session/view.ts'
import { hasUnsaved, start } from '../start.tsx'
import { addressesOf, routeIn } from './addresses.ts'
import { canKeep } from './can-keep.ts'
import { hostedSource, shippedAt } from './hosted-source.ts'
import { keepOffline } from './keep-offline.ts'
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
    isUnsaved: () => !isKept && hasUnsaved(),
  })
  withMoreSheets()
  const { files } = await shippedAt(addresses)
  void keepOffline(addresses, [
    ...files,
    `${addresses.address}/${MORE_SHEETS}`,
    `${addresses.address}/${shippedPage(route)}`,
  ])
}

/** The gallery has blocks that no page of the site shows yet. Their styles come when it opens. */
function withMoreSheets(): void {
  const stop = adding.subscribe(() => {
    stop()
    void knowAssets().then(refresh)
  })
}
