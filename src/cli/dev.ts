/** `ukurasa dev`: the live preview. Pages are rendered when they are asked for; a change reloads the browser. */
import { join } from 'node:path'
import { createServer } from 'vite'
import { siteUrl } from '../engine/site-url.ts'
import { valueAt } from '../engine/translate.ts'
import { liveSite } from './dev/live-site.ts'
import { pagesPlugin } from './dev/pages-plugin.ts'
import { restartOnChange } from './dev/restart.ts'
import { ENGINE_ROOT } from './engine-root.ts'
import type { SiteOptions } from './options.ts'
import { printReport } from './report.ts'
import { DEFAULT_PORT } from './serve/listen.ts'

type Options = SiteOptions & {
  readonly out: string
  readonly release: boolean
  readonly port: number | undefined
}

export async function dev(options: Options): Promise<number> {
  const site = liveSite(options)
  const server = await createServer({
    configFile: false,
    root: ENGINE_ROOT,
    mode: 'development',
    appType: 'custom',
    logLevel: 'error',
    publicDir: false,
    cacheDir: join(ENGINE_ROOT, '.ukurasa/vite'),
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      host: '127.0.0.1',
      port: options.port ?? DEFAULT_PORT,
      cors: false,
      watch: { followSymlinks: false, ignored: [`${options.out}/**`, '**/dist/**', '**/.ukurasa/**'] },
    },
    plugins: [pagesPlugin(site, options.root)],
  })
  printReport(site.read())
  await server.listen()
  const port = server.config.server.port ?? DEFAULT_PORT
  const url = valueAt(site.read().sources[0]?.value, ['url'])
  const base = typeof url === 'string' ? (siteUrl(url)?.base ?? '') : ''
  process.stdout.write(`http://127.0.0.1:${addressPort(server.httpServer?.address()) ?? port}${base}/\n`)
  return restartOnChange(server)
}

function addressPort(address: unknown): number | undefined {
  const port = valueAt(address, ['port'])
  return typeof port === 'number' ? port : undefined
}
