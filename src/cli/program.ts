/** What the bundle exports. Everything except the command line itself is loaded only when it is needed. */
import type { Trial } from '../build/assets/try-blocks.ts'
import { incremental } from './incremental.ts'

export { main } from './main.ts'

/** Throws what blocks throw while they show their examples. */
export async function showExamples(types: readonly string[]): Promise<Trial> {
  const { tryBlocks } = await import('../build/assets/try-blocks.ts')
  return tryBlocks(types)
}

/** What a worker thread runs. */
export async function work(task: Parameters<typeof incremental.work>[0]): Promise<void> {
  await incremental?.work(task)
}

/** Makes what all pages and the preview share, for a package. */
export async function makeShared(): Promise<void> {
  const { makeSourceAssets } = await import('../build/assets/site-assets.ts')
  const { previewBundle } = await import('../preview/server/preview-bundle.ts')
  await Promise.all([makeSourceAssets(), previewBundle()])
}
