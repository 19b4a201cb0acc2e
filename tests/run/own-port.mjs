/** Servers of this machine alone. */
import { once } from 'node:events'

/**
 * Lets a server listen on a port that is free, and gives it.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
export async function ownPort(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port.')
  return at.port
}
