/** Does something in the place of a site while no other build does; puts right what it leaves if it does not come to its end. */
import { isInterruption } from '../../../build/publish/interruptible.ts'
import { claimed } from '../../../build/publish/release/claim.ts'
import type { Place } from '../../../build/publish/release/place.ts'
import { tidy } from '../../../build/publish/release/tidy.ts'
import { INTERRUPTED, onInterrupt } from '../../on-interrupt.ts'
import { complain } from '../../output/complain.ts'

/** How long a build waits for another one, in milliseconds. */
const PATIENCE = 5 * 60 * 1000

/** Gives the exit code of the work, or of what kept it from its end. */
export async function inClaimed(place: Place, spare: number, work: () => Promise<number>): Promise<number> {
  const awake = onInterrupt(() => undefined)
  const claim = await claimed(place, PATIENCE, ({ process: id }) =>
    process.stderr.write(`Another build (process ${id}) writes to ${place.out}: waiting for it.\n`),
  ).finally(awake)
  if (typeof claim !== 'function')
    return complain(`Another build (process ${claim.process}) writes to ${place.out}. Try again later.`)
  const end = () => {
    attemptToTidy(place, spare)
    claim()
  }
  const off = onInterrupt(end)
  try {
    tidy(place, spare)
    return await work()
  } catch (cause) {
    if (!isInterruption(cause)) throw cause
    end()
    // Other work may go on in the background.
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
    // The next build does it.
  }
}
