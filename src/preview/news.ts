/** Listens for news from the server of the preview. */
import type { News } from './facts.ts'

const SOONEST = 250
const LATEST = 3000

type Listener = {
  readonly onNews: (news: News) => void
  /** Whether the server can be reached. */
  readonly onConnection?: (isConnected: boolean) => void
  /** Whether the page may be reloaded for another engine. */
  readonly mayReload?: () => boolean
}

let engine: string | undefined
let wait = SOONEST

/**
 * If the server comes back with another engine, its pages are different, so the page is reloaded. If the same server
 * comes back, for example after the computer slept, we have missed its news: the page may have changed.
 */
export function listen(listener: Listener): void {
  const { onNews, onConnection, mayReload = () => true } = listener
  const socket = new WebSocket(`ws://${location.host}/_ukurasa/news`)
  socket.addEventListener('message', ({ data }) => {
    const news: News = JSON.parse(String(data))
    if (news.kind !== 'hello') return onNews(news)
    const known = engine
    engine = news.engine
    wait = SOONEST
    onConnection?.(true)
    if (known === engine) onNews({ kind: 'changed' })
    else if (known !== undefined && mayReload()) location.reload()
  })
  socket.addEventListener('close', () => {
    onConnection?.(false)
    setTimeout(listen, wait, listener)
    wait = Math.min(wait * 1.5, LATEST)
  })
}
