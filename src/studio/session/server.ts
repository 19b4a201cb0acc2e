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

const key = () => document.querySelector<HTMLMetaElement>(`meta[name=${KEY_NAME}]`)?.content ?? ''

export async function fetchSources(): Promise<Sources> {
  const sources: Sources = await (await ask(SOURCES)).json()
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

const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(path, { ...request, headers: { ...request.headers, [KEY_HEADER]: key() } })
