/** Reports what has an address that begins with that of Studio: its worker answers for all of these. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { studioAddressTaken } from '../../diagnostics/messages.ts'
import { fileOfRoute } from '../site/page-file.ts'
import { foldedPath } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { studioAddress } from '../site/studio-address.ts'
import { writtenAddresses } from '../site/written-files.ts'

export function checkStudio(site: Site, publicNames: readonly string[], report: Report): void {
  const { config, configSource, table } = site
  const address = studioAddress(config)
  if (address === undefined) return
  const taken = [
    ...table.routes.map((path) => ({ path, file: fileOfRoute(path) })),
    ...table.aliases.map(({ path, route }) => ({ path, file: fileOfRoute(route) })),
    ...publicNames.map((name) => ({ path: `/${name}`, file: `public/${name}` })),
    ...writtenAddresses(site).map((path) => ({ path, file: 'site.yaml' })),
  ].filter(({ path }) => foldedPath(path).startsWith(foldedPath(address)))
  const span = config.studio?.address && configSource.spanOf(['studio', 'address'])
  // Another address mends them all: one message is enough at its line.
  for (const { path, file } of span ? taken.slice(0, 1) : taken)
    report({ ...studioAddressTaken(address, path), span: span || startOf(file) })
}
