/**
 * Lighthouse's slow 4G as it is on the way: every packet takes its time. The tools of a browser slow whole requests down,
 * by as much as the first one of a visit takes, with its connection; over a connection that stands, it is less.
 */
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ownPort } from '../../run/own-port.mjs'

/** In ms: half of the time there and back. */
const ONE_WAY = 75
/** In bytes a second: 1,638 kbit/s to the visitor, 750 from there. */
const [DOWN, UP] = [(1638.4 * 1024) / 8, (750 * 1024) / 8]
/** In bytes: what a packet holds. */
const PACKET = 1460

/**
 * Leads to the server of an address, which it is there for as well.
 * @param {string} address
 * @returns {Promise<{ readonly address: string, readonly stop: () => void }>}
 */
export async function slowLine(address) {
  const { hostname, port } = new URL(address)
  const [up, down] = [lane(UP), lane(DOWN)]
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  const server = createServer((visitor) => {
    const host = connect(Number(port), hostname)
    for (const socket of [visitor, host]) {
      open.add(socket)
      socket.setNoDelay().on('close', () => open.delete(socket))
    }
    send(visitor, host, up)
    send(host, visitor, down)
  })
  const own = await ownPort(server)
  return {
    address: `http://127.0.0.1:${own}`,
    stop: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/**
 * All that goes one way shares its breadth. Says when a packet arrives, in ms of `performance.now()`.
 * @param {number} breadth in bytes a second
 * @returns {(bytes: number) => number}
 */
function lane(breadth) {
  let free = 0
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / breadth) * 1000
    return free + ONE_WAY
  }
}

/**
 * @param {import('node:net').Socket} from
 * @param {import('node:net').Socket} to
 * @param {(bytes: number) => number} arrival
 */
function send(from, to, arrival) {
  let last = Promise.resolve()
  from.on('data', (/** @type {Buffer} */ data) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET)
      const at = arrival(packet.length)
      last = last
        .then(() => wait(Math.max(0, at - performance.now())))
        .then(() => void (to.destroyed || to.write(packet)))
    }
  })
  from.on('end', () => {
    last = last.then(() => void to.end())
  })
  from.on('error', () => to.destroy())
}
