/** Opens a server on this machine only, at the port asked for or the next free one. */
import type { Server } from 'node:http'
import { codeOf } from '../../build/base/error-code.ts'

export const DEFAULT_PORT = 4321
const LAST_PORT = 65535
const HOST = '127.0.0.1'

/** Gives the address. Port 0 takes any free one. */
export async function listen(server: Server, port = DEFAULT_PORT): Promise<string> {
  // Behind the last port comes any that is free.
  for (let candidate = port; ; candidate = candidate < LAST_PORT ? candidate + 1 : 0) {
    if (await opens(server, candidate)) {
      const address = server.address()
      return `http://${HOST}:${typeof address === 'object' ? address?.port : candidate}`
    }
  }
}

function opens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: Error) => {
      if (codeOf(cause) === 'EADDRINUSE') resolve(false)
      else reject(cause)
    }
    server.once('error', refuse)
    server.listen(port, HOST, () => {
      server.removeListener('error', refuse)
      resolve(true)
    })
  })
}
