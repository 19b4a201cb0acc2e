/** Several threads write the site that one thread writes, and find what one finds. */
import { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncer } from '../../../src/build/incremental/workers/render-pages.ts'
import { emptyFolder, filesBelow, writeFiles } from '../../support/folder.ts'
import { run } from '../../support/run.ts'

/** So many that they share one picture. */
const COUNT = 550
const nameOf = (index: number) => `part-${index % 7}/page-${index}`

function page(index: number, count = COUNT): string {
  const others = [index + 1, index * 3, index * 7 + 5].map((other) => `/${nameOf(other % count)}`)
  return [
    `title: Page ${index} of Grünau`,
    `description: What is said on page ${index} of this site, and what it leads to, in one sentence.`,
    ...(index % 50 === 0 ? [`aliases: [/old-${index}]`] : []),
    'blocks:',
    '  - type: richText',
    `    text: "The [next one](${others[0]}) 🎵 of \${organisation.name}"`,
    ...(index % 10 === 0 ? ['  - use: snippets/shared'] : []),
    '  - type: linkList',
    `    title: On from ${index}`,
    '    links:',
    ...others.map((href) => `      - href: ${href}`),
    '',
  ].join('\n')
}

function newSite(count = COUNT) {
  const root = emptyFolder()
  const pages = Array.from({ length: count }, (_, index) => [
    `pages/${nameOf(index)}.yaml`,
    page(index, count),
  ])
  writeFiles(root, {
    ...Object.fromEntries(pages),
    'site.yaml':
      'schemaVersion: 2\nurl: https://www.example.org/\nlang: en\norganisation:\n  name: Riverside\n  motto: Learning\nheader:\n  - title: First\n    href: /part-0/page-0\n',
    'pages/index.yaml':
      'title: Home\ndescription: The first page of this site, from which all others can be found by their links.\nblocks:\n  - type: ctaButton\n    href: /part-0/page-0\n',
    'pages/snippets/shared.yaml': 'blocks:\n  - type: ctaButton\n    title: Home\n    href: /\n',
  })
  return root
}

const runIn = (root: string, threads: number, ...words: readonly string[]) =>
  run([...words, '--root', root, '--today', '2025-10-01'], {
    // Every thread leaves a file of what it ran.
    env: { UKURASA_THREADS: String(threads), NODE_V8_COVERAGE: join(root, `ran-${threads}`) },
  })
const build = (root: string, threads: number) =>
  runIn(root, threads, 'build', '--out', join(root, `dist-${threads}`))
const written = (root: string, threads: number) => filesBelow(realpathSync(join(root, `dist-${threads}`)))
const threadsOf = (root: string, threads: number) => readdirSync(join(root, `ran-${threads}`)).length

/** A second site in the same place: what is kept of the first one is of no use then. */
function changeAll(root: string): void {
  const path = join(root, 'site.yaml')
  writeFileSync(path, `${readFileSync(path, 'utf8')}# Changed\n`)
}

test('several threads write what one thread writes', async () => {
  const root = newSite()
  const one = await build(root, 1)
  changeAll(root)
  const two = await build(root, 2)
  expect(one).toMatchObject({ code: 0, output: expect.stringContaining(' 0 errors') })
  expect(two.output.replaceAll('dist-2', 'dist-1')).toBe(one.output)
  expect(threadsOf(root, 1)).toBe(1)
  expect(threadsOf(root, 2)).toBe(2)
  expect(Object.keys(written(root, 1))).toContain(`${nameOf(COUNT - 1)}.html`)
  expect(written(root, 2)).toEqual(written(root, 1))
  changeAll(root)
  expect((await build(root, 2)).output).toContain(' 0 written')
})

test('several threads find what one thread finds', async () => {
  const root = newSite()
  for (const index of [3, 40, 101, 199])
    writeFileSync(join(root, `pages/${nameOf(index)}.yaml`), page(index).replace('title:', 'titel:'))
  writeFileSync(
    join(root, `pages/${nameOf(50)}.yaml`),
    page(50).replace('use: snippets/shared', 'use: snippets/other'),
  )
  rmSync(join(root, `pages/${nameOf(90)}.yaml`))
  const one = await build(root, 1)
  changeAll(root)
  const two = await build(root, 2)
  expect(one).toMatchObject({ code: 1, output: expect.stringContaining('titel') })
  expect(two).toEqual(one)
  changeAll(root)
  expect(await runIn(root, 3, 'check')).toEqual(one)
  expect(threadsOf(root, 3)).toBe(3)
})

test('three threads and four write it too, though the last pages are drafts', async () => {
  const root = newSite()
  // None of these has an alias, which would be taken.
  for (let index = COUNT - 49; index < COUNT; index++)
    writeFileSync(join(root, `pages/part-9-${index}.yaml`), `draft: true\n${page(index)}`)
  await build(root, 1)
  for (const threads of [3, 4]) {
    changeAll(root)
    const { code, output } = await build(root, threads)
    expect({ threads, code, output }).toEqual({
      threads,
      code: 0,
      output: expect.stringContaining(' 0 errors'),
    })
    expect(threadsOf(root, threads)).toBe(threads)
    expect(written(root, threads)).toEqual(written(root, 1))
  }
})

test('there may be more threads than pages', async () => {
  const root = newSite(2)
  const one = await build(root, 1)
  expect(one.output).toContain(' 0 errors')
  changeAll(root)
  expect((await build(root, 4)).output.replaceAll('dist-4', 'dist-1')).toBe(one.output)
  expect(written(root, 4)).toEqual(written(root, 1))
})

test('a file that a thread cannot write is left to the main thread', () => {
  const folder = emptyFolder()
  const sync = syncer({ idle: { folder, state: new Map() }, published: undefined })
  const text = (words: string) => Buffer.from(words)
  expect(sync('a/one.html', text('one'))).toMatchObject({ isNew: true, state: ['', 3, expect.any(Number)] })
  expect(sync('a/one.html/two.html', text('two'))).toBeUndefined()
  expect(filesBelow(folder)).toEqual({ 'a/one.html': 'one' })
})
