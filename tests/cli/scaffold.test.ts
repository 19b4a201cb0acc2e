/** Adding a block is adding a folder: a copy of the project gets one, generates its lists and builds a page with it. */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { pageOf, siteFolder } from '../support/pages.ts'
import { run } from '../support/run.ts'

const PARTS = ['src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

const NOTICE = {
  'src/blocks/notice/schema.ts': `import { block, line, prose } from '../../../schema/vocabulary.ts'

export const notice = block('notice', 'A word that everybody must read', {
  title: line('What it is about'),
  text: prose('What one must know').optional(),
})
`,
  'src/blocks/notice/view.tsx': `import type { Block } from '../../../schema/page.ts'
import { textOf } from '../../block/text.tsx'
import type { BlockView } from '../../block/view.ts'

export const view: BlockView<Block<'notice'>> = ({ block, page }) => (
  <aside className="block notice" id={block.anchor}>
    <h2>{block.title}</h2>
    {textOf(page, block.text)}
  </aside>
)
`,
  'src/blocks/notice/style.scss': '.block.notice {\n  outline: 7px solid;\n}\n',
  'src/blocks/notice/example.yaml':
    '- name: A closed gate\n  block:\n    type: notice\n    title: The gate is closed\n    text: Use the other one.\n',
}

/** What `generate` writes for a block with a view and styles. */
const GENERATED = [
  'schema/blocks.md',
  'schema/blocks.ts',
  'schema/page.schema.json',
  'schema/snippet.schema.json',
  'src/blocks/index.ts',
  'src/blocks/styles.scss',
]

function copyOfEngine(): string {
  const engine = emptyFolder()
  for (const part of PARTS) cpSync(join(PROJECT, part), join(engine, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
  return engine
}

/** The files that two folders of sources do not have in common. */
function changed(engine: string): readonly string[] {
  return ['src', 'schema'].flatMap((part) => {
    const before = filesBelow(join(PROJECT, part))
    const after = filesBelow(join(engine, part))
    return Object.keys(after)
      .filter((path) => after[path] !== before[path])
      .map((path) => `${part}/${path}`)
  })
}

/** What `new block` writes. */
const WRITTEN = ['example.yaml', 'schema.ts', 'style.scss', 'view.tsx'].map(
  (name) => `src/blocks/priceList/${name}`,
)

test('one folder and `generate` make a block; `new block` does both', async () => {
  const engine = copyOfEngine()
  writeFiles(engine, NOTICE)
  expect(await run(['new', 'block', 'priceList'], { engine })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\nNext: .*\n.*see "A block" in src\/README\.md\.\n$/s),
  })
  expect([...changed(engine)].sort()).toEqual([...Object.keys(NOTICE), ...WRITTEN, ...GENERATED].sort())
  expect(readFileSync(join(engine, 'schema/blocks.md'), 'utf8')).toContain(
    '## notice\n\nA word that everybody must read.',
  )
  const compiled = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
    cwd: engine,
    encoding: 'utf8',
  })
  expect(compiled).toMatchObject({ stdout: '', status: 0 })

  const root = siteFolder({
    'pages/page.yaml': pageOf(
      'type: notice\nanchor: gate\ntitle: The gate is *closed*\ntext: Use the *other* one.',
    ),
  })
  const words = ['/prices', '--blocks', 'priceList', '--root', root]
  expect(await run(['new', 'page', ...words], { engine })).toMatchObject({ code: 0 })
  const out = join(root, 'dist')
  expect(await run(['build', '--root', root, '--out', out], { engine })).toMatchObject({ code: 0 })
  const html = readFileSync(join(out, 'page.html'), 'utf8')
  expect(html).toContain('<aside class="block notice" id="gate"><h2>The gate is *closed*</h2>')
  expect(html).toContain('<p>Use the <em>other</em> one.</p>')
  expect(html).toMatch(/\.block\.notice\{outline:7px solid\}/)
  const prices = readFileSync(join(out, 'prices.html'), 'utf8')
  expect(prices).toMatch(
    /<section class="block price-list".*<h3>The first item<\/h3>.*<a href="\/">a page<\/a>/s,
  )

  writeFiles(root, { 'pages/page.yaml': pageOf('type: notice\ntitel: The gate') })
  const { code, output } = await run(['check', '--root', root], { engine })
  expect(code).toBe(1)
  expect(output).toContain('The block `notice` has no field `titel`. [unknown-field]')
  expect(output).toContain('Did you mean `title`? The fields are: `type`, `anchor`, `title` and `text`.')
})
