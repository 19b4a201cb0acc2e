/** Does the same with many things, a few at a time. */
import { availableParallelism } from 'node:os'

/** How far a long work is. */
export type Told = (done: number, total: number) => void

/** The results come in the order of the items, whichever was ready first. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  told: Told = () => undefined,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>()
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) {
      results.set(index, await work(item))
      told(results.size, items.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
