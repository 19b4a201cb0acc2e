/** Other hosts: all of them answer with one page of this machine. */
import { otherHosts, reached } from '../../run/other-hosts.mjs'

const PAGE = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Another host</h1></html>'
const PORT = 'UKURASA_TEST_OTHERS'

/** Starts it, tells the workers, which are processes of their own, and gives what stops it. */
export async function answerForOthers(): Promise<() => void> {
  const { port, stop } = await otherHosts((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE),
  )
  process.env[PORT] = String(port)
  return stop
}

/** What the browser of a worker is started with. */
export const reachedByTests = (): readonly string[] => reached(Number(process.env[PORT]))
