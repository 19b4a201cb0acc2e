/** Asks the server of the preview. */
import {
  ASSETS,
  KEY_HEADER,
  KEY_NAME,
  type PageAssets,
  SOURCES,
  type Sources,
  type Wanted,
  WRITE,
  type WriteAnswer,
} from '../../preview/studio.ts'

let key = document.querySelector<HTMLMetaElement>(`meta[name=${KEY_NAME}]`)?.content ?? ''
/** The folder of the site, once it is known. */
let root: string | undefined

export async function fetchSources(): Promise<Sources> {
  const sources: Sources = await (await ask(SOURCES)).json()
  root ??= sources.root
  return sources
}

/** `undefined` while no page of the site can be shown. */
export async function fetchAssets(route: string): Promise<PageAssets | undefined> {
  const answer = await ask(`${ASSETS}${route.slice(1)}`)
  if (!answer.ok) return undefined
  const assets: PageAssets = await answer.json()
  return assets
}

/** `undefined` if the server does not answer. */
export async function write(files: readonly Wanted[]): Promise<WriteAnswer | undefined> {
  try {
    const answer = await ask(WRITE, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ files }),
    })
    if (!answer.headers.get('content-type')?.startsWith('application/json'))
      return { kind: 'refused', reason: await answer.text() }
    const said: WriteAnswer = await answer.json()
    return said
  } catch {
    return undefined
  }
}

/** Browsers send no more, in bytes, when a page is closed. */
const MOST_KEPT_ALIVE = 20_000

/**
 * A request that answers in JSON. Gives what the server says instead, or nothing if it does not answer. `isLast`: it is
 * sent even if the page is closed at once.
 */
export async function post<Answer>(
  path: string,
  body: unknown,
  isLast = false,
): Promise<Answer | { readonly kind: 'none'; readonly says: string }> {
  const text = JSON.stringify(body)
  try {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
      keepalive: isLast && text.length < MOST_KEPT_ALIVE,
    })
    if (!answer.headers.get('content-type')?.startsWith('application/json'))
      return { kind: 'none', says: await answer.text() }
    const said: Answer = await answer.json()
    return said
  } catch {
    return { kind: 'none', says: '' }
  }
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await askWith(key, path, request)
  if (answer.status !== 403) return answer
  const renewed = await renewedKey()
  if (renewed === undefined) return answer
  key = renewed
  return askWith(key, path, request)
}

const askWith = (key: string, path: string, request: RequestInit) =>
  fetch(path, { ...request, headers: { ...request.headers, [KEY_HEADER]: key } })

/** After `npm start` was started again, its documents have another key. The preview of another site may be there instead. */
async function renewedKey(): Promise<string | undefined> {
  const html = await (await fetch(location.pathname)).text()
  const [, found] = new RegExp(`name="${KEY_NAME}" content="([^"]+)"`).exec(html) ?? []
  if (found === undefined || found === key) return undefined
  const answer = await askWith(found, SOURCES, {})
  const sources: Partial<Sources> = answer.ok ? await answer.json() : {}
  return sources.root === root ? found : undefined
}
