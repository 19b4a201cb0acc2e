/** A word that authors write for a block can become the name of a new block. */
import { expect, test } from 'vitest'
import * as blocks from '../../schema/blocks.ts'
import { blockFor, noBlockFor } from '../../src/diagnostics/synonyms.ts'

test.for(Object.keys(blocks))('the name of the block %s does not stand for another one', (name) => {
  const others = Object.keys(blocks).filter((each) => each !== name)
  expect(blockFor(name, others) ?? noBlockFor(name)).toBeUndefined()
})
