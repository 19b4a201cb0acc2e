/** Two sites that `init` began: a clinic in Swahili and a bakery in French. Nothing in them comes from the school. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PALETTES } from '../../src/block/palettes.ts'
import { wordsIn } from '../../src/block/words.ts'
import { englishWords } from '../support/english-words.ts'
import { filesBelow, keptFolder } from '../support/folder.ts'
import { htmlFaults } from '../support/html.ts'
import { PROJECT, textOf } from '../support/modules.ts'
import { run } from '../support/run.ts'

/** The first command after a change bundles the engine. */
const BUNDLING = 120_000
const TODAY = ['--today', '2026-11-20T12:00+03:00']

const SITES = [
  {
    name: 'kliniki',
    kind: 'MedicalClinic',
    lang: 'sw-KE',
    radius: '0',
    home: 'Mwanzo',
    count: 8,
    notes: ['date-unverified'],
  },
  {
    name: 'boulangerie',
    kind: 'Bakery',
    lang: 'fr',
    radius: '1.04167rem',
    home: 'Accueil',
    count: 9,
    notes: [],
  },
] as const

/** What the school says about itself. Very short values, such as a year, may stand anywhere by chance. */
function wordsOfTheSchool(): readonly string[] {
  const {
    organisation,
    contacts,
  }: Record<'organisation' | 'contacts', Record<string, unknown>> = parse(textOf('site.yaml'), {
    logLevel: 'silent',
  })
  const said = [organisation, ...Object.values(contacts)].flatMap((group) => Object.values(group ?? {}))
  const long = said.filter((value) => typeof value === 'string').filter(({ length }) => length >= 6)
  return ['mkonge', 'sisal', 'school', 'murang', 'boys', ...long].map((word) => word.toLowerCase())
}

/** The colours of the palette of the school. The neutral palette shares a few of them. */
function coloursOfTheSchool(): readonly string[] {
  const neutral = new Set(Object.values(PALETTES.neutral).flatMap((colours) => Object.values(colours)))
  const own = Object.values(PALETTES.highland).flatMap((colours) => Object.values(colours))
  return own.filter((colour) => !neutral.has(colour))
}

/** The badges of cards are named after colours, the first of them after sisal. Authors write these names. */
const withoutBadges = (text: string): string => text.replaceAll(/badge-\w+|--(?:from|to):#\w+/g, '')

describe.for(SITES)('the site $name', ({ name, kind, lang, radius, home, count, notes }) => {
  const root = join(PROJECT, 'tests/sites', name)
  const out = join(keptFolder(), 'dist')
  let files: Readonly<Record<string, string>> = {}

  beforeAll(async () => {
    const { code, output } = await run(['build', '--root', root, '--out', out, ...TODAY])
    if (code !== 0) throw new Error(output)
    files = filesBelow(out)
  }, BUNDLING)

  const pages = () => Object.keys(files).filter((path) => path.endsWith('.html'))

  test('has nothing to mend', async () => {
    const { code, output } = await run(['check', '--root', root, ...TODAY])
    expect([code, [...output.matchAll(/\[([a-z-]+)\]$/gm)].map(([, found]) => found)]).toEqual([0, notes])
    expect(output).toContain(`${count} pages, 0 errors, 0 warnings, 0 stand-ins`)
  })

  test('is in its own language', () => {
    expect(englishWords(out, { ...wordsIn(lang) })).toEqual([])
    for (const path of pages()) expect(files[path]).toContain(`<html lang="${lang}"`)
  })

  test('says nothing about the school, and has none of its colours', () => {
    const foreign = [...wordsOfTheSchool(), ...coloursOfTheSchool()]
    const found = Object.entries(files).flatMap(([path, content]) => {
      const text = withoutBadges(`${path}\n${content}`).toLowerCase()
      return foreign.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
    })
    expect(found).toEqual([])
  })

  test('has no sisal plant above its footer', () => {
    const [drawing = ''] = /<svg class="ridges".*?<\/svg>/s.exec(files['index.html'] ?? '') ?? []
    expect(drawing.match(/<path/g)).toHaveLength(3)
  })

  test.for(['.btn', '.menu-button summary'])('has its own corners on %s', (selector) => {
    const [, rules = ''] = (files['index.html'] ?? '').split(`${selector}{`)
    expect(/^[^}]*?border-radius:([^;}]+)/.exec(rules)?.[1]).toBe(radius)
  })

  test('leads home by the word of the menu', () => {
    expect(files['contact.html'] ?? files['mawasiliano.html']).toContain(`"position":1,"name":"${home}"`)
  })

  test('is valid HTML', async () => {
    expect(pages()).toHaveLength(count)
    for (const path of pages())
      expect(await htmlFaults(path, readFileSync(join(out, path), 'utf8'))).toEqual([])
  })

  test('tells search engines what it is', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(files['index.html'] ?? '')?.[1]
    expect(JSON.parse(data ?? '{}')).toHaveProperty(['@graph', 0, '@type'], kind)
    expect(Object.values(files).join('\n')).toContain('"@type":"FAQPage"')
    expect(Object.values(files).join('\n')).toContain('"@type":"OpeningHoursSpecification"')
  })
})
