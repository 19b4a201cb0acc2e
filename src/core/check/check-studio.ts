/** Checks whether the address of Studio is free, and every address that begins with it. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { routeReserved, studioAddressTaken } from '../../diagnostics/messages.ts'
import { folded, isReserved } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { studioAddress } from '../site/studio-address.ts'

/** Files that a build writes besides the pages. */
const WRITTEN = ['/404.html', '/licences.txt', '/robots.txt', '/search.json', '/sitemap.xml']

export function checkStudio(
  { config, configSource, table }: Pick<Site, 'config' | 'configSource' | 'table'>,
  publicNames: readonly string[],
  report: Report,
): void {
  const address = studioAddress(config)
  if (address === undefined) return
  const taken = [
    ...WRITTEN,
    ...table.routes,
    ...table.aliases.map(({ path }) => path),
    ...publicNames.map((name) => `/${name}`),
  ].find((path) => folded(path).startsWith(folded(address)))
  const span = configSource.spanOf(['studio', 'address'])
  if (isReserved(address)) report({ ...routeReserved(address), span })
  else if (taken !== undefined) report({ ...studioAddressTaken(address, taken), span })
}
