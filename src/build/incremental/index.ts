/** What commands use of this folder. Each part is loaded when it is needed. */
import type { WorkerTask } from './workers/protocol.ts'

/** `needsBlocks`: the blocks of all pages are needed after reading. */
export async function forCheck(root: string, now: Date, needsBlocks: boolean) {
  const { incrementalCheckOf } = await import('./incremental-check.ts')
  return incrementalCheckOf(root, now, needsBlocks)
}

/** `out` is the absolute path of the output folder. */
export async function forBuild(root: string, out: string, now: Date) {
  const { incrementalBuildOf } = await import('./incremental-build.ts')
  return incrementalBuildOf(root, out, now)
}

/** What a worker thread runs. */
export async function work(task: WorkerTask): Promise<void> {
  const worker = await import('./workers/worker.ts')
  await worker.work(task)
}
