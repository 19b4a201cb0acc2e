/** Studio on the site itself. */
import { shippedPage } from '../../preview/hosted.ts'
import { start } from '../start.tsx'
import { hostedSource, shippedAt } from './hosted-source.ts'
import { keepOffline } from './keep-offline.ts'
import { placeOf, routeIn } from './place.ts'
import { proposeFrom } from './proposing.ts'
import { hostedWords } from './words.ts'

const host = document.getElementById('studio')
if (host) void startHosted(host)

async function startHosted(host: HTMLElement): Promise<void> {
  const place = placeOf(host.dataset)
  addEventListener('hashchange', () => location.reload())
  const route = routeIn(location.hash)
  await start(host, route, hostedSource(place), { own: hostedWords, isUnsaved: () => false })
  const site = await shippedAt(place)
  proposeFrom(site)
  void keepOffline(place, [...site.files, `${place.address}/${shippedPage(route)}`])
}
