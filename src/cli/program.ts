/** What the bundle gives. All but the command line itself is loaded when it is asked for. */
import type { Share } from '../engine/crew/protocol.ts'

export { main } from './main.ts'

/** What a thread of the crew does. */
export async function work(share: Share): Promise<void> {
  const crew = await import('../engine/crew/page-work.ts')
  await crew.work(share)
}
