/** What the examples of a site's own block show is wrong with its view. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { emptyFolder, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { run } from '../support/run.ts'

let site = ''
beforeEach(() => {
  site = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/boulangerie'), site, { recursive: true })
})

const VIEW = 'blocks/menuOfTheDay/view.tsx'

/** The messages of `check` after the view was changed. */
async function saidAfter(from: string, to: string): Promise<readonly string[]> {
  const view = readFileSync(join(site, VIEW), 'utf8')
  expect(view).toContain(from)
  writeFiles(site, { [VIEW]: view.replace(from, to) })
  const { code, output } = await run(['check', '--root', site])
  expect(code).toBe(1)
  return output.trimEnd().split('\n')
}

const fails = (place: string, words: string) =>
  `${VIEW}:${place} error The block \`menuOfTheDay\` fails: ${words} [own-block]`

test.for([
  ['of the block', 'block.title', 'block.titel', '6:65', 'titel', 'Did you mean `title`?'],
  ['of an entry', '{ name, price,', '{ naem: name, price,', '8:34', 'naem', 'Did you mean `name`?'],
  [
    'that is like no other',
    'text && <dd>',
    'block.colour && <dd>',
    '12:18',
    'colour',
    'The fields here are: `type`, `anchor`, `title`, `day` and `dishes`.',
  ],
  ['of a list', 'block.dishes.map', 'block.dishes.lenght > 0 && block.dishes.map', '8:21', 'lenght', ''],
] as const)('a field %s', async ([, from, to, place, name, help]) => {
  const words = `it reads the field \`${name}\`, which schema.ts does not have here. ${help}`.trimEnd()
  expect(await saidAfter(from, to)).toEqual([fails(place, words)])
})

test('an amount that is none', async () => {
  const words = 'page.money needs a number, and gets `Quiche aux poireaux`.'
  expect(await saidAfter('money(price)', 'money(name)')).toEqual([fails('11:39', words)])
})

test('a text made of a value that is missing', async () => {
  expect(await saidAfter('className="price"', 'className={`price-${text}`}')).toEqual([
    `${VIEW}:1:1 error The view shows \`undefined\` in the example \`Two dishes\`. A value that it uses is missing, or is no text. [own-block]`,
  ])
})
