/** What the bundle exports. Everything but the command line itself is loaded when it is needed. */
import type { Share } from '../build/incremental/workers/protocol.ts'

export { main } from './main.ts'

/** What a thread of the workers does. */
export async function work(share: Share): Promise<void> {
  const workers = await import('../build/incremental/workers/page-work.ts')
  await workers.work(share)
}
