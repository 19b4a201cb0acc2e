/** Reports what has an address that begins with that of Studio: its worker answers for all of these. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { studioAddressTaken } from '../../diagnostics/messages.ts'
import { fileOfRoute } from '../site/page-file.ts'
import { folded } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { studioAddress } from '../site/studio-address.ts'

/** What a build writes besides the pages. */
const WRITTEN = [
  '/404.html',
  '/_blocks',
  '/assets',
  '/licences.txt',
  '/robots.txt',
  '/search.json',
  '/sitemap.xml',
]

export function checkStudio(
  { config, configSource, table: { routes, aliases } }: Pick<Site, 'config' | 'configSource' | 'table'>,
  publicNames: readonly string[],
  report: Report,
): void {
  const address = studioAddress(config)
  if (address === undefined) return
  const taken = [
    ...routes.map((path) => [path, fileOfRoute(path)]),
    ...aliases.map(({ path, route }) => [path, fileOfRoute(route)]),
    ...publicNames.map((name) => [`/${name}`, `public/${name}`]),
    ...WRITTEN.map((path) => [path, 'site.yaml']),
  ].filter(([path = '']) => folded(path).startsWith(folded(address)))
  const span = config.studio?.address && configSource.spanOf(['studio', 'address'])
  for (const [path = '', file = ''] of span ? taken.slice(0, 1) : taken)
    report({ ...studioAddressTaken(address, path), span: span || startOf(file) })
}
