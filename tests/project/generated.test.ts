/** What is made from the block folders and the codes of messages is fresh. If it is not: `npm run generate`. */
import { expect, test } from 'vitest'
import { adjustableList } from '../../src/cli/commands/generate/adjustable.ts'
import { names } from '../../src/cli/commands/generate/editors/names.ts'
import { fieldReference } from '../../src/cli/commands/generate/fields.ts'
import { schemas } from '../../src/cli/commands/generate/json-schema.ts'
import { licences } from '../../src/cli/commands/generate/licences.ts'
import { messageReference } from '../../src/cli/commands/generate/messages.ts'
import { reference } from '../../src/cli/commands/generate/reference.ts'
import { siteReference } from '../../src/cli/commands/generate/site/site-reference.ts'
import { lists } from '../../src/cli/lists.mjs'
import { validatePage } from '../../src/core/validate/validate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import { emptyFolder } from '../support/folder.ts'
import { PROJECT, textOf } from '../support/modules.ts'
import { siteFolder } from '../support/pages.ts'

const generated = [
  ...lists(PROJECT),
  ...schemas(),
  reference(PROJECT),
  fieldReference(),
  siteReference(PROJECT),
  messageReference(),
  adjustableList(),
  licences(),
]

test.for(generated.map(({ path, text }) => [path, text] as const))('%s is fresh', ([path, text]) => {
  expect(textOf(path)).toBe(text)
})

test('what the reference shows can be copied below the blocks of a page', () => {
  const examples = [...reference(PROJECT).text.matchAll(/```yaml\n(.*?)```/gs)]
  expect(examples.length).toBeGreaterThan(20)
  for (const [, entry = ''] of examples) {
    const found: unknown[] = []
    const text = `title: Page\ndescription: A page.\nblocks:\n${entry}`
    const source = toSource('pages/page.yaml', text, (each) => found.push(each))
    expect(validatePage(source, undefined, (each) => found.push(each))?.blocks).toHaveLength(1)
    expect(found).toEqual([])
  }
})

test('a choice of words is named, and what stands in one form only need not be there', () => {
  const { text } = reference(PROJECT)
  expect(text).toContain('| `kind` ∗ | Bars compare, lines show a change over time. Write `bar` or `line` |')
  expect(text).toContain('| `periods[].start` ∗ | The first day of the period, such as 2025-01-08 |')
  expect(text).toContain('| `periods[].start.stated` | ')
})

test('the names of a site are offered, and make nothing stale', () => {
  const root = siteFolder({
    'pages/snippets/apply.yaml': 'blocks:\n  - type: richText\n    text: Words\n',
    'pages/data/fees.csv': 'title\nA\n',
    'pages/framed.yaml':
      'title: Framed\ndescription: A page.\nlayout: bare\nblocks:\n  - type: richText\n    text: Words\n',
  })
  const [file] = names(root)
  const { definitions }: Names = JSON.parse(file?.text ?? '{}')
  const labels = Object.entries(definitions).map(([kind, { defaultSnippets }]) => [
    kind,
    defaultSnippets.map(({ label }) => label),
  ])
  expect(Object.fromEntries(labels)).toEqual({
    address: ['/fees', '/', 'link:portal'],
    framed: ['/framed'],
    picture: ['images/hall.svg'],
    contact: ['office'],
    snippet: ['snippets/apply'],
    table: ['data/fees.csv'],
  })
  expect(generated.map(({ path }) => path)).not.toContain(file?.path)
  expect(names(emptyFolder())).toEqual([])
})

type Names = {
  readonly definitions: Readonly<Record<string, { readonly defaultSnippets: readonly { label: string }[] }>>
}
