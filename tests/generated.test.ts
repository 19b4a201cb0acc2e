/** What is made from the block folders and the codes of messages is fresh. If it is not: `npm run generate`. */
import { expect, test } from 'vitest'
import { schemas } from '../src/cli/generate/json-schema.ts'
import { lists } from '../src/cli/generate/lists.ts'
import { messageReference } from '../src/cli/generate/messages.ts'
import { reference } from '../src/cli/generate/reference.ts'
import { PROJECT, textOf } from './support/modules.ts'

const generated = [...lists(PROJECT), ...schemas(), reference(PROJECT), messageReference()]

test.for(generated.map(({ path, text }) => [path, text] as const))('%s is fresh', ([path, text]) => {
  expect(textOf(path)).toBe(text)
})
