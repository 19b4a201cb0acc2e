/** `ukurasa new page` on a site in two languages: the page stands in the lists of its own language. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../../support/call.ts'
import { SITE, schoolFolder } from '../../support/school-folder.ts'

const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

const IN_SWAHILI = `${SITE}languages:
  sw:
    header:
      - title: Nyumbani
        href: /
      - title: Zaidi
        links:
          - href: /band
    chains:
      talent:
        - href: /band
`

test.for([
  [['--menu', '+'], '          - href: /band\n      - href: /sw/kwaya\n    chains:'],
  [['--menu', 'zaidi'], '          - href: /band\n          - href: /sw/kwaya\n    chains:'],
  [['--chain', 'talent'], '        - href: /band\n        - href: /sw/kwaya\n'],
] as const)(
  'a page in another language: %j is about the lists of its language',
  async ([words, expected]) => {
    const root = schoolFolder()
    writeFileSync(join(root, 'site.yaml'), IN_SWAHILI)
    cpSync(join(root, 'pages/index.yaml'), join(root, 'pages/sw.yaml'))
    const { output } = await call('new', 'page', '/sw/kwaya', '--root', root, ...words)
    expect(output).toContain('site.yaml now has a link to it')
    expect(textOf(root, 'site.yaml').slice(SITE.length)).toContain(expected)
  },
)

test.for([
  [['--menu', 'Talent'], /The menu has no dropdown `Talent`\. /],
  [['--menu', '+'], /Below `languages: sw:`, site\.yaml has no entry in the menu yet\.\n/],
  [['--chain', 'other'], /Below `languages: sw:`, site\.yaml has no chain `other`\.\n/],
] as const)('a page in another language is in no list of the main language: %j', async ([words, reason]) => {
  const root = schoolFolder()
  const site = words[1] === 'Talent' ? IN_SWAHILI : `${SITE}languages:\n  sw:\n    lang: sw-KE\n`
  writeFileSync(join(root, 'site.yaml'), site)
  const { output } = await call('new', 'page', '/sw/kwaya', '--root', root, ...words)
  expect(output).toMatch(reason)
  expect(textOf(root, 'site.yaml')).toBe(site)
})

test('a translation has the title and the description that somebody gives it', async () => {
  const root = schoolFolder()
  writeFileSync(join(root, 'site.yaml'), IN_SWAHILI)
  cpSync(join(root, 'pages/index.yaml'), join(root, 'pages/sw.yaml'))
  const words = ['--title', 'Bendi: yetu', '--description', 'Muziki wa shule.']
  const { output } = await call('new', 'page', '/sw/band', '--root', root, ...words)
  expect(output).toContain('pages/sw/band.yaml was written: a copy of pages/band.yaml.')
  const own = textOf(root, 'pages/sw/band.yaml')
  expect(own).toContain('title: "Bendi: yetu"\ndescription: Muziki wa shule.\n')
  expect(own).toContain('- !todo\n')
})
