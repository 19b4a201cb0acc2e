/** Reports what has an address that begins with that of Studio: its worker answers for all of these. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { routeReserved } from '../../diagnostics/messages.ts'
import { fileOfRoute } from '../site/page-file.ts'
import { folded } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { studioAddress } from '../site/studio-address.ts'

export function checkStudio(
  { config, table: { routes, aliases } }: Pick<Site, 'config' | 'table'>,
  publicNames: readonly string[],
  report: Report,
): void {
  const address = studioAddress(config)
  if (address === undefined) return
  const taken = [
    ...routes.map((path) => [path, fileOfRoute(path)]),
    ...aliases.map(({ path, route }) => [path, fileOfRoute(route)]),
    ...publicNames.map((name) => [`/${name}`, `public/${name}`]),
  ]
  for (const [path = '', file = ''] of taken)
    if (folded(path).startsWith(folded(address))) report({ ...routeReserved(path), span: startOf(file) })
}
