/** Commands with numbered answers over a WebSocket: the protocols of Chromium and Firefox share this form. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
  readonly error?: unknown
  readonly message?: string
}

export type Socket = {
  readonly send: <Result>(method: string, params?: object) => Promise<Result>
  /** Waits for the next event of that name. */
  readonly next: (method: string) => Promise<void>
  readonly close: () => void
}

export async function openSocket(address: string): Promise<Socket> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  const answers = new Map<number, (message: Message) => void>()
  const events = new Map<string, () => void>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else if (message.method !== undefined) events.get(message.method)?.()
  })
  let last = 0
  return {
    send(method, params = {}) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => {
        answers.set(id, (message) => {
          answers.delete(id)
          if (message.error) reject(new Error(`${method}: ${JSON.stringify(message)}`))
          else resolve(JSON.parse(JSON.stringify(message.result ?? {})))
        })
      })
    },
    next: (method) => new Promise((resolve) => events.set(method, resolve)),
    close: () => socket.close(),
  }
}
