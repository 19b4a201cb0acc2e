/**
 * The blocks of pages stay in memory from reading until rendering, as JSON in a few large buffers: as objects, the blocks
 * of 10,000 pages would fill it.
 */
import type { Page } from '../../../schema/page.ts'

type Blocks = Page['blocks']

export type BlocksInMemory = {
  readonly add: (path: string, blocks: Blocks) => void
  readonly of: (path: string) => Blocks | undefined
}

const PIECE = 1024 * 1024

export function newBlocksInMemory(): BlocksInMemory {
  const places = new Map<string, { readonly piece: Buffer; readonly start: number; readonly end: number }>()
  let piece = Buffer.alloc(0)
  let used = 0
  let last: { readonly path: string; readonly blocks: Blocks } | undefined
  return {
    add: (path, blocks) => {
      last = undefined
      const text = JSON.stringify(blocks)
      const most = text.length * 3
      if (used + most > piece.length) {
        piece = Buffer.allocUnsafeSlow(Math.max(PIECE, most))
        used = 0
      }
      const start = used
      used += piece.write(text, start)
      places.set(path, { piece, start, end: used })
    },
    of: (path) => {
      const place = places.get(path)
      // A block is compared with the first one of its page: asking twice must give the same objects.
      if (place && last?.path !== path)
        last = { path, blocks: JSON.parse(place.piece.toString('utf8', place.start, place.end)) }
      return place && last?.blocks
    },
  }
}
