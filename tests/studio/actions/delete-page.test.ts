/** Deleting a page of any site: nothing leads there afterwards but what is said to be left. */
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { mentionsIn } from '../../../src/core/change/rename/mentions.ts'
import type { FileChange } from '../../../src/core/load/file-change.ts'
import { isPage, routeOf } from '../../../src/core/site/routes.ts'
import { toSource } from '../../../src/core/yaml/source.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import { type Deleting, deletePage } from '../../../src/studio/actions/delete-page.ts'
import { loadCheck, newEngine } from '../../../src/studio/engine/engine.ts'
import { PROJECT } from '../../support/modules.ts'
import { pageOf, prose, siteFolder } from '../../support/pages.ts'

beforeAll(async () => void (await loadCheck()))

const CLOCK = '2025-10-01T10:00:00.000Z'

function opened(root: string) {
  const engine = newEngine(sourcesOf(filesIn(root), { clock: CLOCK, isReadOnly: false }))
  const { names } = engine.files()
  const pages = names.map((name) => `pages/${name}`).filter((path) => path.endsWith('.yaml') && isPage(path))
  const deleting = (path: string, to?: string) => deletePage(engine.checkChanged, names, path, to)
  return { engine, pages, deleting }
}

/** The places that lead to a page after the changes, in YAML files. */
function leading(texts: readonly (readonly [path: string, text: string])[], gone: readonly string[]) {
  return texts.flatMap(([path, text]) =>
    gone.flatMap((each) =>
      mentionsIn(
        toSource(path, text, () => undefined),
        routeOf(each),
      ).map((mention) => `${path} ${mention.path.join('.')}`),
    ),
  )
}

const SITES = [
  'tests/sites/lugha',
  'tests/sites/kliniki',
  'tests/sites/musikschule',
  'tests/sites/boulangerie',
]

test.for(SITES)('%s: each page can be deleted, for another one or for none', (folder) => {
  const { engine, pages, deleting } = opened(join(PROJECT, folder))
  const before = engine.check()
  let deleted = 0
  for (const path of pages) {
    for (const to of ['/', undefined]) {
      const found = deleting(path, to)
      if ('refused' in found) continue
      deleted += 1
      if (to !== undefined) expect(found.errors, path).toEqual([])
      const kept = textsAfter(found.changes)
      const left = found.leads
        .filter(({ becomes }) => becomes === 'left')
        .map((each) => `${each.path} ${each.at.join('.')}`)
      expect(leading(kept, found.gone).length, `${path} ${to}`).toBe(left.length)
      if (to !== undefined) expect(left).toEqual([])
    }
  }
  expect(deleted).toBeGreaterThan(3)
  expect(engine.check()).toEqual(before)

  function textsAfter(changes: readonly FileChange[]): readonly (readonly [string, string])[] {
    const after = new Map(changes.map((change) => [change.path, change.after]))
    return ['site.yaml', ...pages].flatMap((path) => {
      const text = after.has(path) ? after.get(path) : engine.text(path)
      return text === undefined ? [] : [[path, text] as const]
    })
  }
})

const ways = (found: ReturnType<typeof deletePage>): Deleting => {
  if ('refused' in found) throw new Error(found.refused)
  return found
}
const textOf = ({ changes }: Deleting, path: string) => changes.find((change) => change.path === path)?.after

test('comments of what stays are kept, and all addresses lead to the page that takes the place', () => {
  const old = `${prose('Old.')}`.replace('blocks:', 'aliases: [/older] # since 2019\nblocks:')
  const home = pageOf('type: richText\ntext: See [the old page](/old#top "Old") or [us](/). # by Asha')
  const { deleting } = opened(
    siteFolder({ 'pages/old.yaml': old, 'pages/new.yaml': prose('New.'), 'pages/home.yaml': home }),
  )
  const found = ways(deleting('pages/old.yaml', '/new'))
  expect(textOf(found, 'pages/home.yaml')).toBe(home.replace('/old#top', '/new'))
  expect(textOf(found, 'pages/new.yaml')).toBe(
    prose('New.').replace('description: A page.\n', 'description: A page.\naliases:\n  - /old\n  - /older\n'),
  )
  const none = ways(deleting('pages/old.yaml'))
  expect(textOf(none, 'pages/home.yaml')).toBe(home.replace('[the old page](/old#top "Old")', 'the old page'))
  expect(none.errors).toEqual([])
})

test('a button that leads there is left, and is said to be a mistake', () => {
  const home = pageOf('type: ctaButton\ntitle: Go\nhref: /old')
  const { deleting } = opened(siteFolder({ 'pages/old.yaml': prose('Old.'), 'pages/home.yaml': home }))
  const { leads, errors, changes } = ways(deleting('pages/old.yaml'))
  expect(leads).toEqual([{ path: 'pages/home.yaml', at: ['blocks', 0, 'href'], becomes: 'left' }])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('/old')
  expect(changes.map(({ path }) => path)).toEqual(['pages/old.yaml'])
})

test.for(['pages/index.yaml', 'pages/404.yaml', 'pages/sw/index.yaml'])('%s stays', (path) => {
  const { deleting } = opened(join(PROJECT, 'tests/sites/lugha'))
  expect(deleting(path, '/')).toEqual({ refused: 'needed' })
})
