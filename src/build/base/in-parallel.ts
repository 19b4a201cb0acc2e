/** Works on many items, a few at a time. */
import { availableParallelism } from 'node:os'

/** Called as the work proceeds. */
export type OnProgress = (done: number, total: number) => void

/** The results are in the order of the items, even if they are ready in another order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  onProgress: OnProgress = () => undefined,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>()
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) {
      results.set(index, await work(item))
      onProgress(results.size, items.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
