/** A host that knows nothing of the site: exact file names, the 404 page for all else. */
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/** Answers from the folder of a built site, without a redirect or a header of its own. */
export function answerFrom(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const found = [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(folder, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  const file = found ?? join(folder, '404.html')
  response.setHeader('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  response.writeHead(found ? 200 : 404).end(readFileSync(file))
}
