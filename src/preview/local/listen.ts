/** Opens a server that only this machine can reach. */
import type { Server } from 'node:http'
import { codeOf } from '../../build/base/error-code.ts'
import { UserError } from '../../build/base/user-error.ts'

const DEFAULT_PORT = 4321
const HOST = '127.0.0.1'

/** Gives the address. Without a port, takes the default one or the next that is free. Port 0 means any free port. */
export async function listen(server: Server, named?: number): Promise<string> {
  for (let port = named ?? DEFAULT_PORT; ; port++) {
    if (await opens(server, port)) {
      const address = server.address()
      return `http://${HOST}:${typeof address === 'object' ? address?.port : port}`
    }
    if (named !== undefined)
      throw new UserError(`Port ${port} is taken by another program. Name another port, or leave out --port.`)
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
