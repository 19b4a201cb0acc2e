/** The addresses of Studio: its document, the page in its frame, the texts of the site, and the request that saves. */

import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { opened } from '../../../build/base/opened.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import { newBlockPage } from '../../../core/change/new-page/example-page.ts'
import { namedPictures } from '../../../core/check/check-pictures.ts'
import { PICTURE_FILE } from '../../../core/load/site-files.ts'
import { renderPage } from '../../../core/render/render.tsx'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { withoutScripts } from '../../marks.ts'
import {
  ASSETS,
  EXAMPLE,
  PAGE_IN_FRAME,
  type PageAssets,
  PICTURE,
  SOURCES,
  STUDIO,
  WRITE,
} from '../../studio.ts'
import type { LiveAssets } from '../live-assets.ts'
import type { LiveSite } from '../live-site.ts'
import { type Reply, reply } from '../reply.ts'
import { bodyOf, type Outcome, type Requests } from '../requests.ts'
import { FRAME_HEADERS, STUDIO_HEADERS, studioDocument } from './document.ts'
import { keepRequests } from './keep-requests.ts'
import { hasKey, isLoopback, refusalOf } from './key.ts'
import { proposeRequests } from './propose-requests.ts'
import { sourcesOf } from './sources.ts'
import { uploadRequests } from './upload-requests.ts'
import { type Writer, wantedIn, writeFiles } from './write-files.ts'

type StudioOptions = {
  readonly live: LiveSite
  readonly assets: LiveAssets
  readonly root: string
  readonly write: Writer
  /** Gets absolute paths. */
  readonly onWritten: (paths: readonly string[]) => void
}

const OTHERS: Reply = reply(403, 'refused.txt', 'Only pages of Studio may ask for this.')
const NONE: Reply = reply(404, 'none.txt', 'There is no such page.')
/** For a page that has always had mistakes. Studio says what they are, and fills the frame once they are mended. */
const NOT_YET = '<!doctype html><html lang="en"><head><title>Page</title></head><body></body></html>\n'
/** All that a save may send, in bytes. */
const MOST_BYTES = 16 * 1024 * 1024

/** `undefined` for other paths. */
export function studioReplies(
  options: StudioOptions,
): (path: string, request: IncomingMessage) => Promise<Reply | undefined> {
  return async (path, request) => {
    const route = (prefix: string) => `/${decoded(path.slice(prefix.length))}`
    if (path.startsWith(STUDIO)) return documentFor(options, route(STUDIO))
    if (path.startsWith(PAGE_IN_FRAME)) return framed(options, route(PAGE_IN_FRAME))
    if (path.startsWith(EXAMPLE)) return example(options, path.slice(EXAMPLE.length))
    if (path.startsWith(PICTURE)) return picture(options, decoded(path.slice(PICTURE.length)))
    if (path !== SOURCES && !path.startsWith(ASSETS)) return undefined
    if (!hasKey(request)) return OTHERS
    return path === SOURCES ? sources(options, request) : assetsFor(options, route(ASSETS))
  }
}

/** Judged by the server first: only pages of the preview itself get here. */
export function studioRequests({ live, root, write, onWritten }: StudioOptions): Requests {
  return {
    ...proposeRequests({ root, now: live.now, onWritten }),
    ...keepRequests(root),
    ...uploadRequests(root, onWritten),
    [WRITE]: async (request): Promise<Outcome> => {
      const refusal = refusalOf(request)
      if (refusal) return refusal
      const wanted = wantedIn(await bodyOf(request, MOST_BYTES))
      if (!wanted) return { status: 400, says: 'This request is not understood.' }
      const answer = writeFiles(filesIn(root), wanted, write)
      const paths = wanted.map(({ path }) => path)
      if (answer.kind === 'written') {
        tell(
          'saved',
          wanted.filter(({ text }) => text !== null),
        )
        tell(
          'deleted',
          wanted.filter(({ text }) => text === null),
        )
        onWritten(paths.map((path) => join(root, path)))
      }
      const status = { written: 200, changed: 412, refused: 409 } as const
      return { status: status[answer.kind], json: answer }
    },
  }
}

/** In the terminal. */
function tell(done: string, files: readonly { readonly path: string }[]): void {
  if (files.length > 0) process.stdout.write(`Studio ${done} ${files.map(({ path }) => path).join(', ')}\n`)
}

function documentFor({ live }: StudioOptions, route: string): Reply {
  const { site } = live.state()
  const title = site?.titles.get(route) ?? route
  const html = studioDocument(route, title, site?.config.lang ?? 'en')
  return { ...reply(200, 'studio.html', html), headers: STUDIO_HEADERS }
}

/** Without scripts: Studio brings the page up to date, and nothing in it may run. */
async function framed({ live, assets }: StudioOptions, route: string): Promise<Reply> {
  const { site } = live.state()
  const page = site && pageAt(site, route)
  if (!site || !page) return reply(200, 'page.html', NOT_YET)
  const html = renderPage(site, page, await assets.forStudio(site, page))
  return { ...reply(200, 'page.html', withoutScripts(html)), headers: FRAME_HEADERS }
}

/** A block for the gallery, as it looks on this site. */
async function example({ live, assets }: StudioOptions, type: string): Promise<Reply> {
  const { site } = live.state()
  const page = site && newBlockPage(site, type)
  if (!page) return NONE
  return reply(200, 'page.html', withoutScripts(renderPage(site, page, await assets.of(site, page))))
}

const pageAt = (site: Site, route: string): LinkedPage | undefined =>
  site.pages.get(route) ?? site.unpublished.get(route)?.page

function sources({ live, root }: StudioOptions, request: IncomingMessage): Reply {
  const clock = live.isClockSet() ? live.now().toISOString() : null
  const isReadOnly = !isLoopback(request.socket.localAddress)
  return reply(200, 'sources.json', JSON.stringify(sourcesOf(filesIn(root), { clock, isReadOnly })))
}

async function assetsFor({ live, assets }: StudioOptions, route: string): Promise<Reply> {
  const { site } = live.state()
  // A page that has always had mistakes can still be edited, with the frame of any other.
  const page = site && (pageAt(site, route) ?? [...site.pages.values()][0])
  if (!site || !page) return NONE
  const {
    pictures,
    shareImages,
    files: _,
    ...others
  } = { files: [], ...(await assets.forStudio(site, page)) }
  const made = namedPictures(site, [page]).flatMap(({ picture }) => {
    const found = pictures(picture)
    return found ? [[pictureName(picture), found] as const] : []
  })
  const wire: PageAssets = {
    ...others,
    pictures: Object.fromEntries(made),
    shareImages: Object.fromEntries(shareImages),
  }
  return reply(200, 'assets.json', JSON.stringify(wire))
}

function picture({ root, live }: StudioOptions, name: string): Reply {
  const isOfSite = PICTURE_FILE.test(name) && live.files().names.includes(name)
  if (!isOfSite) return NONE
  const pages = join(root, 'pages')
  const content = opened(pages, join(pages, name), (file) => readFileSync(file))
  return typeof content === 'string' ? NONE : reply(200, name, content)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
