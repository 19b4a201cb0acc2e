/** Works on an output folder while no other build does. Cleans up if the work stops early. */
import { isInterruption } from '../../../build/base/interruptible.ts'
import { lock } from '../../../build/publish/release/lock.ts'
import type { Place } from '../../../build/publish/release/place.ts'
import { tidy } from '../../../build/publish/release/tidy.ts'
import { INTERRUPTED, onInterrupt } from '../../on-interrupt.ts'
import { complain } from '../../output/complain.ts'

/** How long a build waits for another one, in milliseconds. */
const PATIENCE = 5 * 60 * 1000

/** Gives the exit code of the work, or of what stopped it. */
export async function withLock(place: Place, spare: number, work: () => Promise<number>): Promise<number> {
  const awake = onInterrupt(() => undefined)
  const result = await lock(place, PATIENCE, ({ process: id }) =>
    process.stderr.write(`Another build (process ${id}) is writing to ${place.out}: waiting for it.\n`),
  ).finally(awake)
  if (typeof result !== 'function')
    return complain(`Another build (process ${result.process}) is writing to ${place.out}. Try again later.`)
  const unlock = result
  const end = () => {
    attemptToTidy(place, spare)
    unlock()
  }
  const off = onInterrupt(end)
  try {
    tidy(place, spare)
    return await work()
  } catch (cause) {
    if (!isInterruption(cause)) throw cause
    end()
    // Other work may still run in the background.
    process.exit(INTERRUPTED)
  } finally {
    end()
    off()
  }
}

function attemptToTidy(place: Place, spare: number): void {
  try {
    tidy(place, spare)
  } catch {
    // The next build cleans up.
  }
}
