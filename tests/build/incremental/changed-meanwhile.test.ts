/** Files that change while a site is built: the next build sees them, whatever was kept. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '../../../src/build/base/user-error.ts'
import { filesIn } from '../../../src/build/files/site-files.ts'
import type { SiteFiles } from '../../../src/core/load/site-files.ts'
import { type Files, filesBelow } from '../../support/folder.ts'
import { build, GIVEN, type Given } from '../../support/kept-build.ts'
import { beforeEachLook } from '../../support/meddle.mjs'
import { siteFolder, textOfBase } from '../../support/pages.ts'

afterEach(() => vi.useRealTimers())

const HEAD = 'description: What the choir sings, and when.\nblocks:\n'
const TEXT = '  - type: richText\n    text: OLD in ${facts.hall}.\n'
const FIRST: Files = {
  'site.yaml': `${textOfBase('site.yaml')}facts:\n  hall: OLD\n`,
  'pages/choir.yaml': `title: Choir\n${HEAD}  - use: snippets/way\n${TEXT}  - type: linkList\n    links:\n      rows: data/links.csv\n`,
  'pages/flute.yaml': `title: Flute\n${HEAD}  - use: snippets/end\n`,
  'pages/snippets/way.yaml': 'blocks:\n  - use: snippets/end\n',
  'pages/snippets/end.yaml': `blocks:\n${TEXT}`,
  'pages/data/links.csv': 'title,href\nOLD,/flute\n',
}
const CHANGED = Object.keys(FIRST).filter((path) => path !== 'pages/snippets/way.yaml')

/** Another text in the place of the first one, and the next time the first one again. */
function change(root: string, path: string): void {
  const before = readFileSync(join(root, path), 'utf8')
  const [, first = ''] = /(OLD|Flute)/.exec(String(FIRST[path])) ?? []
  const after = before.includes('NEW') ? before.replace('NEW', first) : before.replace(first, 'NEW')
  if (after === before) throw new Error(`${path} is not changed`)
  writeFileSync(join(root, path), after)
  later()
}

/** By now the system would tell of every change. */
const later = () => vi.setSystemTime(Date.now() + 60_000)

/** The files as they are; `onRead` is called before the first one is read, and after each, with how many were read. */
function counted(root: string, onRead: (number: number) => void): SiteFiles {
  const files = filesIn(root)
  let reads = 0
  return {
    ...files,
    read: (name, limit) => {
      if (reads === 0) onRead(0)
      const content = files.read(name, limit)
      reads++
      onRead(reads)
      return content
    },
  }
}

/** A build that is told to run again tells the truth. */
async function buildUnlessUnfinished(root: string, given: Partial<Given>): Promise<void> {
  try {
    await build(root, join(root, 'dist'), join(root, 'kept'), { ...GIVEN, ...given })
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause
  }
}

async function expectNews(root: string, when: string): Promise<void> {
  later()
  await build(root, join(root, 'dist'), join(root, 'kept'))
  await build(root, join(root, 'fresh'), join(root, 'nothing'))
  expect(filesBelow(join(root, 'dist')), when).toEqual(filesBelow(join(root, 'fresh')))
}

async function readsOf(): Promise<number> {
  const root = siteFolder(FIRST)
  let last = 0
  const files = counted(root, (number) => {
    last = number
  })
  await buildUnlessUnfinished(root, { files })
  return last
}

/** Builds a new site for each read of a build, with which a file changes. */
async function withEachRead(
  path: string,
  prepare: (root: string) => unknown,
  then: (root: string) => unknown,
) {
  const reads = await readsOf()
  expect(reads).toBeGreaterThan(Object.keys(FIRST).length)
  for (let at = 0; at <= reads; at++) {
    const root = siteFolder(FIRST)
    await prepare(root)
    const files = counted(root, (number) => number === at && change(root, path))
    await buildUnlessUnfinished(root, { files })
    await then(root)
    await expectNews(root, `after ${at} reads`)
  }
}

const nothing = () => undefined

test.for(CHANGED)('%s changes while it is read', (path) => withEachRead(path, nothing, nothing))

test.for(CHANGED)('%s changes while it is read, to what it was once', (path) =>
  withEachRead(
    path,
    async (root) => {
      change(root, path)
      await buildUnlessUnfinished(root, {})
      change(root, path)
      rmSync(join(root, 'dist'), { recursive: true })
    },
    nothing,
  ),
)

test('site.yaml changes while it is read, and back', () =>
  withEachRead('site.yaml', nothing, (root) => change(root, 'site.yaml')))

test.for(CHANGED)('%s changes after all is read', async (path) => {
  const root = siteFolder(FIRST)
  await buildUnlessUnfinished(root, { afterReading: () => change(root, path) })
  await expectNews(root, 'after reading')
})

const BOTH = '  - use: snippets/end\n  - type: linkList\n    links:\n      rows: data/links.csv\n'
const SHARED = ['pages/snippets/end.yaml', 'pages/data/links.csv']

test.for(SHARED)('%s changes between two pages that include it: both show the same one', async (shared) => {
  const files = {
    ...FIRST,
    'pages/choir.yaml': `title: Choir\n${HEAD}${BOTH}`,
    'pages/flute.yaml': `title: Flute\n${HEAD}${BOTH}`,
  }
  let looks = 1
  for (let at = 0; at < looks; at++) {
    const root = siteFolder(files)
    await buildUnlessUnfinished(root, {})
    // One of the pages is read again, the other one is not.
    writeFileSync(join(root, 'pages/flute.yaml'), files['pages/flute.yaml'].replace('what', 'What'))
    later()
    looks = 0
    const path = join(root, shared)
    const end = beforeEachLook((looked) => void (looked === path && looks++ === at && change(root, shared)))
    await buildUnlessUnfinished(root, {}).finally(end)
    const [choir, flute] = ['choir', 'flute'].map((name) =>
      readFileSync(join(root, `dist/${name}.html`), 'utf8'),
    )
    expect(/NEW/.test(choir ?? ''), `look ${at}`).toBe(/NEW/.test(flute ?? ''))
  }
  expect(looks).toBeGreaterThan(1)
})
