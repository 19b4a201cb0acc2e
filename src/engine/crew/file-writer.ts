/** Writes files in a thread that may have to stop at any moment, because the main thread does not come to its end. */
import type { FileTraits } from '../planned-file.ts'
import { writerInto } from '../release/folder.ts'
import { lookAt } from '../release/place.ts'
import { STOPPED, WRITING } from './protocol.ts'

/** Gives `undefined` where that cannot be: the main thread tries it again, and says what keeps it from it. */
export function fileWriter(
  folder: string,
  counts: Int32Array,
): (path: string, content: Uint8Array) => FileTraits | undefined {
  const writer = writerInto(folder)
  return (path, content) => {
    Atomics.store(counts, WRITING, 1)
    try {
      if (Atomics.load(counts, STOPPED) === 1 || !writer.writeNew(path, content)) return undefined
      const found = lookAt(`${folder}/${path}`)
      return found && { size: found.size, time: found.mtimeMs }
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
