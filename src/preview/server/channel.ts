/** Sends news to all open pages of the preview. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { News } from '../facts.ts'
import { isOwn, refusalOf } from '../local/guard.ts'

const CHANNEL_PATH = '/_ukurasa/news'

type Channel = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly tell: (news: News) => void
  readonly close: () => void
}

/** `greetings` are sent to a page first. Pages send nothing. */
export function openChannel(greetings: () => readonly News[]): Channel {
  const server = new WebSocketServer({ noServer: true, maxPayload: 1, perMessageDeflate: false })
  const text = (news: News) => JSON.stringify(news)
  server.on('connection', (page) => {
    page.on('error', () => page.terminate())
    page.on('message', () => page.terminate())
    for (const news of greetings()) page.send(text(news))
  })
  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const isOurs = request.url === CHANNEL_PATH && !refusalOf(request) && isOwn(request)
      if (isOurs)
        server.handleUpgrade(request, socket, head, (page) => server.emit('connection', page, request))
      else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
    tell: (news) => {
      for (const page of server.clients) page.send(text(news))
    },
    close: () => {
      for (const page of server.clients) page.terminate()
      server.close()
    },
  }
}
