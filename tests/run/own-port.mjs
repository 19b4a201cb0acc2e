/** Servers that only this machine can reach. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Lets a server listen on a free port, and gives the port.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
export async function ownPort(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port.')
  return at.port
}

/**
 * Lets a web server listen on a free port. `stop` also closes open connections.
 * @param {import('node:http').Server} server
 * @returns {Promise<{ readonly port: number, readonly stop: () => void }>}
 */
export async function atOwnPort(server) {
  const port = await ownPort(server)
  return {
    port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A port that was free just now, for a program that opens it by itself. */
export async function freePort() {
  const server = createServer()
  const port = await ownPort(server)
  server.close()
  await once(server, 'close')
  return port
}
