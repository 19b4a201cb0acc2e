/** What is known of a site's own blocks. */

/** `file` is relative to the folder of the site. Lines and columns count from 1. */
export type BlockMistake = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export type OwnBlocks = {
  /** What is wrong with blocks that threw, with their files and lines. */
  readonly mistakesOf: (cause: unknown) => readonly BlockMistake[]
  /** What is wrong with the blocks that are left out. */
  readonly mistakes: readonly BlockMistake[]
}

export const NO_OWN_BLOCKS: OwnBlocks = { mistakesOf: () => [], mistakes: [] }
