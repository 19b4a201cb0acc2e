/** Listens to the server of the preview. */
import type { News } from './facts.ts'

const SOONEST = 250
const LATEST = 3000

export type Listener = {
  readonly onNews: (news: News) => void
  /** Whether the server can be heard. */
  readonly onConnection?: (isConnected: boolean) => void
}

let engine: string | undefined
let wait = SOONEST

/**
 * A server that comes back as another one makes other pages: then the page is loaded anew. What the same one has said
 * meanwhile was not heard, on a computer that slept for instance: the page may have changed.
 */
export function listen(listener: Listener): void {
  const { onNews, onConnection } = listener
  const socket = new WebSocket(`ws://${location.host}/_ukurasa/news`)
  socket.addEventListener('message', ({ data }) => {
    const news: News = JSON.parse(String(data))
    if (news.kind !== 'hello') return onNews(news)
    const known = engine
    engine = news.engine
    wait = SOONEST
    onConnection?.(true)
    if (known === engine) onNews({ kind: 'changed' })
    else if (known !== undefined) location.reload()
  })
  socket.addEventListener('close', () => {
    onConnection?.(false)
    setTimeout(listen, wait, listener)
    wait = Math.min(wait * 1.5, LATEST)
  })
}
