/** The second language of the school changes nothing of its English pages but their head and their header. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import type { Site } from '../../../src/core/site/site.ts'
import { emptyFolder } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { readSchool } from '../../support/school.ts'
import { documentOf, NOW } from '../../support/site.ts'

function schoolInEnglish(): Site {
  const folder = emptyFolder()
  const isEnglish = (path: string) => !path.split(sep).includes('sw')
  for (const part of ['pages', 'public'])
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true, filter: isEnglish })
  const settings = parseDocument(readFileSync(join(PROJECT, 'site.yaml'), 'utf8'))
  settings.delete('languages')
  writeFileSync(join(folder, 'site.yaml'), settings.toString())
  const { site } = readSite(filesIn(folder), { now: NOW })
  if (!site) throw new Error('The school in English has errors')
  return site
}

/** Without the parts that name other languages. */
const shared = (html: string) => html.replace(/<head>.*?<\/head>/s, '').replace(/<header\b.*?<\/header>/s, '')

test('English pages are the same with and without pages in Swahili', () => {
  const [both, english] = [readSchool(), schoolInEnglish()]
  const routes = [...english.pages.keys()]
  expect(routes.length).toBeGreaterThan(50)
  for (const route of routes) expect(shared(documentOf(both, route))).toBe(shared(documentOf(english, route)))
  expect(documentOf(both, '/fees')).not.toBe(documentOf(english, '/fees'))
})
