/** Listens to the server. When it comes back after it was gone, the page is loaded anew. */
import type { News } from '../facts.ts'
import { refresh } from './refresh.ts'
import { update } from './store.ts'

const SOONEST = 250
const LATEST = 3000

let engine: string | undefined
let wait = SOONEST

export function listen(): void {
  const socket = new WebSocket(`ws://${location.host}/_ukurasa/news`)
  socket.addEventListener('message', ({ data }) => {
    const news: News = JSON.parse(String(data))
    take(news)
  })
  socket.addEventListener('close', () => {
    update({ isConnected: false })
    setTimeout(listen, wait)
    wait = Math.min(wait * 1.5, LATEST)
  })
}

function take(news: News): void {
  if (news.kind === 'hello') {
    if (engine !== undefined && engine !== news.engine) location.reload()
    engine = news.engine
    wait = SOONEST
    update({ isConnected: true })
  } else if (news.kind === 'changed') void refresh()
  else update({ problems: news.problems })
}
