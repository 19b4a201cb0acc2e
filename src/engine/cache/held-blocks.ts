/** The blocks of pages, held from when they were read until their documents are made. */
import type { Page } from '../../../schema/page.ts'
import { newPieces, type Part, textOf } from './pieces.ts'

type Blocks = Page['blocks']

export type HeldBlocks = {
  readonly hold: (path: string, blocks: Blocks) => void
  readonly of: (path: string) => Blocks | undefined
}

/** For those who do not ask for them. */
export const NO_BLOCKS: HeldBlocks = {
  hold: () => undefined,
  of: () => undefined,
}

/** So many are held as they are, which is quickest. Those of a large site would fill the memory: the others as JSON. */
const MOST_AS_THEY_ARE = 1500

export function newHeldBlocks(): HeldBlocks {
  const texts = newPieces()
  const asTheyAre = new Map<string, Blocks>()
  const packed = new Map<string, Part>()
  return {
    hold: (path, blocks) => {
      if (asTheyAre.size < MOST_AS_THEY_ARE) asTheyAre.set(path, blocks)
      else packed.set(path, texts.add(JSON.stringify(blocks)))
    },
    of: (path) => {
      const part = packed.get(path)
      return part ? JSON.parse(textOf(part)) : asTheyAre.get(path)
    },
  }
}
