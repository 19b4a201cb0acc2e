/** What makes a check quick: it uses the results of earlier commands, and shares the reading among threads. */
import type { SiteFiles } from '../../core/load/site-files.ts'
import { newBlocksInMemory } from './blocks-in-memory.ts'
import { type Incremental, incrementalOf } from './incremental.ts'
import { readWithWorkers } from './workers/workers.ts'

export type IncrementalCheck = Pick<Incremental, 'wrapReader' | 'wrapChecker' | 'save'> & {
  /** Reads changed pages, in several threads if that is worth it. `onRead` gets the number of pages read so far. */
  readonly readAhead: (files: SiteFiles, onRead: (pages: number) => void) => Promise<void>
}

/** `needsBlocks`: the blocks of all pages are needed after reading. */
export function incrementalCheckOf(
  root: string,
  now: Date,
  needsBlocks: boolean,
): IncrementalCheck | undefined {
  const incremental = incrementalOf({ root, now, blocks: needsBlocks ? newBlocksInMemory() : undefined })
  return (
    incremental && {
      ...incremental,
      readAhead: async (files, onRead) => {
        // The blocks that a worker reads stay there.
        if (needsBlocks) return
        const workers = await readWithWorkers(files, incremental, { now, renders: false, onRead })
        await workers?.end()
      },
    }
  )
}
