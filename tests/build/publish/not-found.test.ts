/** A site without a page for addresses that do not exist gets one in its own words. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, type Files } from '../../support/folder.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { run } from '../../support/run.ts'
import { SITE } from '../../support/versions.ts'

async function built(files: Files) {
  const root = siteFolder(files)
  const out = join(emptyFolder(), 'out')
  expect(await run(['build', '--root', root, '--plain', '--out', out])).toMatchObject({ code: 0 })
  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  return { out, read }
}

test('it is in the words of the site, leads home, and is not for search engines', async () => {
  const words = 'words:\n  notFound: "Nicht: da"\n  notFoundText: Diese Seite gibt es nicht.\n  home: Start\n'
  const { read } = await built({ 'site.yaml': `${SITE}${words}` })
  const html = read('404.html')
  expect(html).toContain('<title>Nicht: da')
  expect(html).toMatch(/<h1[^>]*>Nicht: da<\/h1>/)
  expect(html).toContain('Diese Seite gibt es nicht.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Start</)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(read('sitemap.xml')).not.toContain('404')
  expect(read('nginx.conf')).toContain('error_page 404 /404.html;')
})

test('a page of the site stands before it', async () => {
  const { read } = await built({ 'pages/404.yaml': prose('Lost') })
  expect(read('404.html')).not.toContain('Page not found')
})

test('an alias keeps its address', async () => {
  const { out, read } = await built({ 'pages/lost.yaml': `${prose('Lost')}aliases:\n  - /404\n` })
  expect(existsSync(join(out, 'lost.html'))).toBe(true)
  expect(read('404.html')).not.toContain('Page not found')
})
