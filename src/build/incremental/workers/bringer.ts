/** Brings files up to date in a thread that may have to stop at any moment, as the main thread does not come to its end. */
import { type Brought, bringContent, type Releases } from '../../publish/release/bring.ts'
import { writerInto } from '../../publish/release/folder.ts'
import { STOPPED, WRITING } from './protocol.ts'

/** The main thread knows the keys of files: here only contents are compared. */
const NO_KEY = ''

/** Gives `undefined` where that cannot be: the main thread tries it again, and says what keeps it from it. */
export function bringer(
  releases: Releases,
  counts: Int32Array,
): (path: string, content: Uint8Array) => Brought | undefined {
  const bringing = { ...releases, writer: writerInto(releases.mine.folder) }
  return (path, content) => {
    Atomics.store(counts, WRITING, 1)
    try {
      return Atomics.load(counts, STOPPED) === 1 ? undefined : bringContent(path, NO_KEY, content, bringing)
    } catch {
      return undefined
    } finally {
      Atomics.store(counts, WRITING, 0)
      Atomics.notify(counts, WRITING)
    }
  }
}

const [LOOK_AGAIN, MOST_LOOKS] = [100, 50]

/** From then on the thread writes nothing. Waits for the file that it writes just now. */
export function stopWriting(counts: Int32Array): void {
  Atomics.store(counts, STOPPED, 1)
  for (let looks = 0; looks < MOST_LOOKS && Atomics.load(counts, WRITING) === 1; looks++)
    Atomics.wait(counts, WRITING, 1, LOOK_AGAIN)
}
