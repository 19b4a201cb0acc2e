/** Studio on the site itself. */
import { start } from '../start.tsx'
import { hostedSource, shippedAt } from './hosted-source.ts'
import { placeOf, routeIn } from './place.ts'
import { proposeFrom } from './proposing.ts'
import { hostedWords } from './words.ts'

const host = document.getElementById('studio')
if (host) void startHosted(host)

async function startHosted(host: HTMLElement): Promise<void> {
  const place = placeOf(host.dataset)
  addEventListener('hashchange', () => location.reload())
  void shippedAt(place).then(proposeFrom)
  await start(host, routeIn(location.hash), hostedSource(place), { own: hostedWords, isUnsaved: () => false })
}
