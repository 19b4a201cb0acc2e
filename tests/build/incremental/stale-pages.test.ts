/** What a build leaves as it is must be what it would write: after any change the folder is that of a build from nothing. */
import { cpSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyFolder, filesBelow, writeFiles } from '../../support/folder.ts'
import { build, GIVEN, type Given } from '../../support/kept-build.ts'
import { PROJECT } from '../../support/modules.ts'

afterEach(() => vi.useRealTimers())

/** The second site with a table, a snippet and pages that come and go, built twice. */
async function builtSite(prepare: (place: Place) => void = () => undefined) {
  const folder = emptyFolder()
  const [root, out, kept] = ['site', 'dist', 'kept'].map((name) => join(folder, name))
  if (!root || !out || !kept) throw new Error('no folder')
  cpSync(join(PROJECT, 'tests/sites/musikschule'), root, { recursive: true })
  const place = { root, out, kept }
  writeFiles(root, FILES)
  prepare(place)
  await build(root, out, kept)
  // Later: by now the system would tell of every change.
  vi.setSystemTime(Date.now() + 10_000)
  await build(root, out, kept)
  return place
}
type Place = { readonly root: string; readonly out: string; readonly kept: string }

const HEAD =
  'title: Preise\ndescription: Was der Unterricht an der Musikschule kostet, für Kinder und Erwachsene.\n'
const TEXT = 'blocks:\n  - type: richText\n    anchor: ort\n    text: Im [Saal](/kontakt).\n'
const FILES = {
  'pages/preise.yaml': `${HEAD}blocks:\n  - type: feeSchedule\n    title: Preise\n    items:\n      rows: data/preise.csv\n  - use: snippets/ende\n`,
  'pages/bald.yaml': `publishFrom: 2025-12-01T00:00+01:00\n${HEAD.replace('Preise', 'Bald')}${TEXT}`,
  'pages/links.yaml': `${HEAD.replace('Preise', 'Wege')}blocks:\n  - type: linkList\n    title: Wege\n    links:\n      - href: /kontakt\n      - title: Bald\n        href: /bald\n      - title: Plan\n        href: /plan.txt\n      - title: Neu\n        href: https://musik.example.org/schule/neu.txt\n`,
  'pages/kette.yaml': `${HEAD.replace('Preise', 'Kette')}blocks:\n  - use: snippets/kette\n`,
  'pages/snippets/kette.yaml': 'blocks:\n  - use: snippets/ende\n',
  'pages/snippets/ende.yaml': TEXT,
  'pages/snippets/rest.yaml': TEXT.replace('Saal', 'Garten'),
  'pages/data/preise.csv': 'title,amount\nKarte,20\nSitz,5\n',
  'public/plan.txt': 'Plan\n',
}

function edit({ root }: Pick<Place, 'root'>, path: string, change: (text: string) => string): undefined {
  const before = readFileSync(join(root, path), 'utf8')
  const after = change(before)
  if (before === after) throw new Error(`${path} is not changed`)
  writeFileSync(join(root, path), after)
}

const CHANGES: Readonly<Record<string, (place: Place) => Partial<Given> | undefined>> = {
  'a text': (place) => edit(place, 'pages/snippets/ende.yaml', (text) => text.replace('Saal', 'Hof')),
  'the title of a page that others name': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => text.replace(/^title: .*/m, 'title: Wo wir sind')),
  'the title of the home page': (place) =>
    edit(place, 'pages/index.yaml', (text) => text.replace(/^title: .*/m, 'title: Daheim')),
  'a description': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => text.replace(/^description: .*/m, '$& Neu.')),
  'an alias': (place) => edit(place, 'pages/preise.yaml', (text) => `aliases: [/kosten]\n${text}`),
  'a date of publication': (place) =>
    edit(place, 'pages/bald.yaml', (text) => text.replace('2025-12', '2025-09')),
  'a new page': ({ root }) =>
    void writeFiles(root, { 'pages/fest.yaml': HEAD.replace('Preise', 'Fest') + TEXT }),
  'a page less': ({ root }) => void rmSync(join(root, 'pages/preise.yaml')),
  'a page under another name': ({ root }) =>
    void renameSync(join(root, 'pages/preise.yaml'), join(root, 'pages/kosten.yaml')),
  'a name in site.yaml': (place) =>
    edit(place, 'site.yaml', (text) => text.replace(/^( +name: )Musik.*/m, '$1Andere Schule')),
  'the path of the site': (place) =>
    edit(place, 'site.yaml', (text) => text.replace(/^url: .*/m, 'url: https://musik.example.org/')),
  'a menu': (place) =>
    edit(place, 'site.yaml', (text) => text.replace(/^header:\n/m, 'header:\n  - href: /preise\n')),
  'a picture': ({ root }) =>
    void cpSync(join(root, 'pages/images/saal.png'), join(root, 'pages/images/x.png')),
  'another drawing under the same name': (place) =>
    edit(place, 'pages/images/wappen.svg', (text) => text.replace(/#[0-9a-f]{6}/i, '#123456')),
  'a snippet that another page takes up': (place) =>
    edit(place, 'pages/links.yaml', (text) => `${text}  - use: snippets/ende\n`),
  'a snippet that has only other snippets': (place) =>
    edit(place, 'pages/snippets/kette.yaml', (text) => text.replace('ende', 'rest')),
  'a table': (place) => edit(place, 'pages/data/preise.csv', (text) => text.replace('20', '30')),
  'a file in public/': (place) => edit(place, 'public/plan.txt', (text) => `${text}Neu\n`),
  'a file in public/ that a page has named by its whole address': ({ root }) =>
    void writeFiles(root, { 'public/neu.txt': 'Neu' }),
  'a sign of the school': ({ root }) => void rmSync(join(root, 'public/favicon.svg')),
  'the clock, until a page appears': () => ({ now: new Date('2025-12-02T00:00+01:00') }),
  'the clock, back': () => ({ now: new Date('2025-08-01T00:00+02:00') }),
  'the clock, by a few days of the countdown': () => ({ now: new Date('2025-10-09T00:00+02:00') }),
  'the engine': () => ({ engine: 'another engine' }),
  'the script of all pages': () => ({ boot: 'other()' }),
  'a file that somebody changed': ({ out }) => {
    writeFileSync(join(out, 'kontakt.html'), 'changed')
    return {}
  },
  'a file that somebody deleted': ({ out }) => {
    rmSync(join(out, 'kontakt.html'))
    return {}
  },
  'a text of the same length at the same time': ({ root }) => {
    const path = join(root, 'pages/links.yaml')
    const { atime, mtime } = statSync(path)
    writeFileSync(path, readFileSync(path, 'utf8').replace('title: Wege', 'title: Wage'))
    utimesSync(path, atime, mtime)
    return {}
  },
}

/** After these nothing is to be seen in the folder. */
const UNSEEN = ['a picture', 'the engine', 'a file that somebody changed', 'a file that somebody deleted']

test.for(Object.entries(CHANGES))(
  '%s: the folder is as after a build from nothing',
  async ([name, change]) => {
    const place = await builtSite()
    const before = filesBelow(place.out)
    const given = { ...GIVEN, ...change(place) }
    await build(place.root, place.out, place.kept, given)
    const fresh = emptyFolder()
    await build(place.root, join(fresh, 'dist'), join(fresh, 'kept'), given)
    const expected = filesBelow(join(fresh, 'dist'))
    expect(filesBelow(place.out)).toEqual(expected)
    expect(JSON.stringify(before) === JSON.stringify(expected)).toBe(UNSEEN.includes(name))
    expect(await build(place.root, place.out, place.kept, given)).toEqual([])
    expect(filesBelow(place.out)).toEqual(expected)
  },
)

test('a file of public/ that a page leads to is gone: the next build says so', async () => {
  const { root, out, kept } = await builtSite()
  rmSync(join(root, 'public/plan.txt'))
  await expect(build(root, out, kept)).rejects.toThrow('public/plan.txt')
})

test('what the first page shows of itself in its banner the others show, too', async () => {
  const { root, out, kept } = await builtSite((place) =>
    edit(place, 'site.yaml', (text) =>
      text
        .replace('hideOn: [/]', 'hideOn: [/, /404]')
        .replace('- href: /anmeldung', '- title: Los\n        href: /anmeldung'),
    ),
  )
  edit({ root }, 'pages/anmeldung.yaml', (text) => text.replace(/^title: .*/m, 'title: Jetzt anmelden'))
  await build(root, out, kept)
  const fresh = emptyFolder()
  await build(root, join(fresh, 'dist'), join(fresh, 'kept'))
  expect(filesBelow(out)).toEqual(filesBelow(join(fresh, 'dist')))
})

test('a page that the menu leads to by other words gets another title: only pages that show it are made again', async () => {
  const { root, out, kept } = await builtSite((place) =>
    edit(place, 'site.yaml', (text) =>
      text.replace('- href: /lehrkraefte', '- title: Lehrende\n        href: /lehrkraefte'),
    ),
  )
  const before = filesBelow(out)
  edit({ root }, 'pages/lehrkraefte.yaml', (text) => text.replace(/^title: .*/m, 'title: Wer hier lehrt'))
  const made = await build(root, out, kept)
  const after = filesBelow(out)
  expect(made).toContain('lehrkraefte.html')
  expect(made.filter((path) => after[path] === before[path])).toEqual([])
})

test('only what shows a change is made again', async () => {
  const { root, out, kept } = await builtSite()
  expect(await build(root, out, kept)).toEqual([])
  edit({ root }, 'pages/bald.yaml', (text) => text.replace('Saal', 'Hof'))
  expect(await build(root, out, kept)).toEqual([])
  // The overview lists all pages.
  edit({ root }, 'pages/links.yaml', (text) => text.replace('Bald', 'Demnächst'))
  expect(await build(root, out, kept)).toEqual(['links.html', 'uebersicht.html'])
})
