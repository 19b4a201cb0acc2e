/** Opens a server that only this machine can reach, at the given port or the next free one. */
import type { Server } from 'node:http'
import { codeOf } from '../../build/base/error-code.ts'

const DEFAULT_PORT = 4321
const LAST_PORT = 65535
const HOST = '127.0.0.1'

/** Gives the address. Port 0 means any free port. */
export async function listen(server: Server, port = DEFAULT_PORT): Promise<string> {
  // After the last port, any free port.
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
