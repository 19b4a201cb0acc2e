/** The index of the search follows the pages, and a build that changes nothing writes nothing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../support/folder.ts'
import { build } from '../../support/kept-build.ts'
import { pageOf, siteFolder, textOfBase } from '../../support/pages.ts'

function searchingSite() {
  const root = siteFolder({
    'site.yaml': `${textOfBase('site.yaml')}\nsearch: true\n`,
    'pages/page.yaml': pageOf('type: richText\ntitle: Words\ntext: Some zebras.'),
    'pages/other.yaml': pageOf('type: richText\ntitle: Words\ntext: Some giraffes.'),
  })
  const [out, kept] = [join(emptyFolder(), 'dist'), emptyFolder()]
  const index = () => readFileSync(join(out, 'search.json'), 'utf8')
  return { root, out, kept, index, path: (name: string) => join(root, 'pages', name) }
}

test('a changed, a hidden and a deleted page change the index, and the rest of it stays', async () => {
  const { root, out, kept, index, path } = searchingSite()
  await build(root, out, kept)
  const first = index()
  expect(first).toMatch(/zebras.*giraffes|giraffes.*zebras/)

  writeFileSync(path('page.yaml'), readFileSync(path('page.yaml'), 'utf8').replace('zebras', 'lions'))
  await build(root, out, kept)
  expect(index()).toBe(first.replace('zebras', 'lions'))

  writeFileSync(path('page.yaml'), `draft: true\n${readFileSync(path('page.yaml'), 'utf8')}`)
  await build(root, out, kept)
  expect(index()).not.toContain('lions')
  expect(index()).toContain('giraffes')

  rmSync(path('other.yaml'))
  await build(root, out, kept)
  expect(index()).not.toContain('giraffes')
})

test('a build with what was kept gives the same index as one without', async () => {
  const { root, out, kept, index, path } = searchingSite()
  await build(root, out, kept)
  const text = readFileSync(path('other.yaml'), 'utf8')
  writeFileSync(path('other.yaml'), text.replace('title: Words', 'title: Other words'))
  await build(root, out, kept)
  const withKept = index()
  await build(root, out, emptyFolder())
  expect(index()).toBe(withKept)
  expect(withKept).toContain('Other words')
})

test('a site that turns its search off loses the index', async () => {
  const { root, out, kept, index } = searchingSite()
  await build(root, out, kept)
  expect(index()).toContain('zebras')
  writeFileSync(join(root, 'site.yaml'), textOfBase('site.yaml'))
  await build(root, out, kept)
  expect(index).toThrow('ENOENT')
})
