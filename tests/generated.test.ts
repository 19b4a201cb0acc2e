/** What is made from the block folders and the codes of messages is fresh. If it is not: `npm run generate`. */
import { expect, test } from 'vitest'
import { PAGE_SCHEMA, schemas } from '../src/cli/generate/json-schema.ts'
import { lists } from '../src/cli/generate/lists.ts'
import { messageReference } from '../src/cli/generate/messages.ts'
import { reference } from '../src/cli/generate/reference.ts'
import { namesIn, siteNames } from '../src/cli/generate/site-names.ts'
import { emptyFolder, writeFiles } from './support/folder.ts'
import { PROJECT, textOf } from './support/modules.ts'

const generated = [
  ...lists(PROJECT),
  ...schemas(namesIn(textOf(PAGE_SCHEMA))),
  reference(PROJECT),
  messageReference(),
]

test.for(generated.map(({ path, text }) => [path, text] as const))('%s is fresh', ([path, text]) => {
  expect(textOf(path)).toBe(text)
})

test('the names of snippets and tables are offered, and do not make a schema stale', () => {
  const root = emptyFolder()
  writeFiles(root, { 'pages/snippets/apply.yaml': '', 'pages/data/fees.csv': '', 'pages/fees.yaml': '' })
  const names = siteNames(root)
  expect(names).toEqual({ snippets: ['snippets/apply'], tables: ['data/fees.csv'] })
  for (const { path, text } of schemas(names))
    if (path !== 'schema/site.schema.json') expect(namesIn(text)).toEqual(names)
})
