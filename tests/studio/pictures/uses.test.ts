/** Where a picture is used: on pages, and in texts that no page shows. Nothing that may be used counts as unused. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import { newEngine } from '../../../src/studio/engine/engine.ts'
import { usesIn } from '../../../src/studio/pictures/uses.ts'
import { PROJECT } from '../../support/modules.ts'
import { pageOf, prose, siteFolder } from '../../support/pages.ts'

function usesAt(root: string) {
  const engine = newEngine(sourcesOf(filesIn(root), { clock: null, isReadOnly: false }))
  const { site } = engine.state()
  return { engine, uses: usesIn({ site, names: engine.files().names, textOf: engine.text }) }
}

const HALL = 'images/aula.svg'
const SHOWN = pageOf(`type: hero\ntitle: Hall\nimage: ${HALL}\ndecorative: true`)

test.for([
  ['a page', 'pages/choir.yaml', SHOWN],
  ['a draft', 'pages/choir.yaml', SHOWN.replace('blocks:', 'draft: true\nblocks:')],
  ['a page in other capitals', 'pages/choir.yaml', SHOWN.replace(HALL, 'images/Aula.SVG')],
  ['a page with an escape', 'pages/choir.yaml', SHOWN.replace(HALL, '"images\\/aula.svg"')],
  ['a link in words', 'pages/choir.yaml', prose(`See [the hall](${HALL}).`)],
  ['a broken page', 'pages/choir.yaml', `${SHOWN}\n  - "\nimage: ${HALL}`],
  ['a snippet that no page has', 'pages/snippets/hall.yaml', SHOWN],
  ['a table that no page has', 'pages/tables/rooms.csv', `name,image\nHall,${HALL}\n`],
] as const)('%s uses it', ([, path, text]) => {
  expect(usesAt(siteFolder({ [path]: text })).uses(HALL)).toEqual([path])
})

test('site.yaml uses what it names, in each of its fields and languages', () => {
  const { engine } = usesAt(siteFolder({}))
  const text = `${engine.text('site.yaml')}\nlanguages:\n  sw:\n    shareImage: ${HALL}\n`
  const uses = usesIn({ site: undefined, names: [], textOf: () => text })
  expect(uses(HALL)).toEqual(['site.yaml'])
})

test('a comment uses nothing', () => {
  const text = `# image: ${HALL}\n${prose('Words.')}`
  expect(usesAt(siteFolder({ 'pages/choir.yaml': text })).uses(HALL)).toEqual([])
})

test('a file that cannot be read may use any picture', () => {
  const uses = usesIn({
    site: undefined,
    names: ['rooms.csv'],
    textOf: (path) => (path === 'site.yaml' ? '' : undefined),
  })
  expect(uses(HALL)).toEqual(['pages/rooms.csv'])
})

test('pages come before files that no visitor opens', () => {
  const root = siteFolder({
    'pages/choir.yaml': SHOWN,
    'pages/a/b.yaml': SHOWN,
    'pages/snippets/hall.yaml': SHOWN,
  })
  expect(usesAt(root).uses(HALL).at(-1)).toBe('pages/snippets/hall.yaml')
})

test.for(['.', 'tests/sites/lugha', 'tests/sites/kliniki', 'tests/sites/musikschule'])(
  '%s: the check agrees that each picture is used',
  (folder) => {
    const { engine, uses } = usesAt(join(PROJECT, folder))
    const images = [...(engine.state().site?.images ?? [])]
    expect(images.length).toBeGreaterThan(0)
    expect(images.filter((image) => uses(image).length === 0)).toEqual([])
  },
)
