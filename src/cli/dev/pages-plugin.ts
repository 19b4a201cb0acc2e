/** Puts the site's pages into Vite's server, and tells the browser when they changed. */
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { answerer } from '../serve/answer.ts'
import { mediaType } from '../serve/media-type.ts'
import { errorPage } from './error-page.ts'
import type { LiveSite } from './live-site.ts'

const CLIENT = '<script type="module" src="/@vite/client"></script>'

export function pagesPlugin(site: LiveSite, root: string): Plugin {
  return {
    name: 'ukurasa-pages',
    configureServer(server) {
      watch(server, site, root)
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?')
        // Vite's own modules: the client that reloads.
        if (path.startsWith('/@vite/') || path.startsWith('/node_modules/vite/')) return next()
        respond(site, path, response).catch(next)
      })
    },
  }
}

function watch(server: ViteDevServer, site: LiveSite, root: string): void {
  const watched = [join(root, 'site.yaml'), join(root, 'pages'), join(root, 'public')]
  server.watcher.add(watched)
  server.watcher.on('all', (_event, path) => {
    if (!watched.some((place) => path.startsWith(place))) return
    site.forget()
    server.ws.send({ type: 'full-reload', path: '*' })
  })
}

async function respond(site: LiveSite, path: string, response: ServerResponse): Promise<void> {
  const served = await site.serve()
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  if (!served) {
    response.writeHead(500, { ...headers, 'Content-Type': mediaType('error.html') })
    response.end(errorPage(site.read(), CLIENT))
    return
  }
  const found = answerer(served.manifest)(path)
  if (found.kind === 'redirect')
    return void response.writeHead(307, { ...headers, Location: found.location }).end()
  const file = found.kind === 'file' ? served.files.get(found.path) : undefined
  if (found.kind !== 'file' || !file) return void response.writeHead(404, headers).end('Not found')
  response.writeHead(found.status, { ...headers, 'Content-Type': mediaType(file.path) })
  const { content } = file
  response.end(
    typeof content === 'string' && file.path.endsWith('.html')
      ? content.replace('</head>', `${CLIENT}</head>`)
      : content,
  )
}
