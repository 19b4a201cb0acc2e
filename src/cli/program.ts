/** What the bundle exports. Everything but the command line itself is loaded when it is needed. */
import type { Share } from '../build/incremental/workers/protocol.ts'

export { main } from './main.ts'

/** What a thread of the crew does. `made` is called when it has made its pages. */
export async function work(share: Share, made: () => void): Promise<void> {
  const crew = await import('../build/incremental/workers/page-work.ts')
  await crew.work(share, made)
}
