/** What `ukurasa diff` says of who confirms stand-ins, which is only in comments. */
import { expect, test } from 'vitest'
import { pageOf } from '../../support/pages.ts'
import { below, PAGE, SITE, said } from '../../support/versions.ts'

const site = (mark: string, name = 'Example School') =>
  SITE.replace('Example School', name).replace(
    'email: office@example.org',
    `email: !todo office@example.org${mark}`,
  )
const page = (...lines: readonly string[]) => pageOf(`type: richText\ntitle: Sun\n${lines.join('\n')}`)
const who = (text: string) => below('Who confirms it', text)

test('a comment that is added to site.yaml is told, with its day in words', () => {
  const text = said({ 'site.yaml': site('') }, { 'site.yaml': site(' # owner: the bursar, due: 2026-12-15') })
  expect(text).toBe(
    'who confirms contacts.office.email: nobody yet → the bursar, by Tue 15 Dec 2026.\n\nWho confirms it\n  contacts.office.email: nobody yet → the bursar, by Tue 15 Dec 2026\n',
  )
})

test('it is told beside other changes of the file, which keep their words', () => {
  const text = said({ 'site.yaml': site('') }, { 'site.yaml': site(' # owner: Asha', 'Hillside School') })
  expect(text).toMatch(/^organisation\.name: .*; who confirms contacts\.office\.email: nobody yet → Asha\./)
  expect(who(text)).toEqual(['contacts.office.email: nobody yet → Asha'])
})

test('a comment that changes or goes is told, and one that stays is not', () => {
  const before = page('text: !todo Words # owner: Asha, due: 2026-12-01', 'id: !todo sun # due: 2026-12-01')
  const after = page('text: !todo Other words # owner: Asha, due: 2026-12-08', 'id: !todo sun')
  expect(who(said({ [PAGE]: before }, { [PAGE]: after }))).toEqual([
    '/page, richText “Sun”, text: Asha, by Tue 1 Dec 2026 → Asha, by Tue 8 Dec 2026',
    '/page, richText “Sun”, id: by Tue 1 Dec 2026 → nobody yet',
  ])
  expect(said({ [PAGE]: before }, { [PAGE]: before.replace('Words', 'Others') })).not.toContain('confirms')
})

test('of a new stand-in it is told; of one that is confirmed it is not', () => {
  const mark = '!todo Words # owner: Asha'
  const added = said({ [PAGE]: page('text: Words') }, { [PAGE]: page(`text: ${mark}`) })
  expect(who(added)).toEqual(['/page, richText “Sun”, text: nobody yet → Asha'])
  expect(said({ [PAGE]: page(`text: ${mark}`) }, { [PAGE]: page('text: Words') })).not.toContain('Asha')
  const block = `${page('text: Words')}  - type: richText\n    title: Moon\n    text: ${mark}\n`
  expect(who(said({ [PAGE]: page('text: Words') }, { [PAGE]: block }))).toEqual([
    '/page, richText “Moon”: nobody yet → Asha',
  ])
})

test('what one person confirms is told in one line, and a page is not called changed for it', () => {
  const lines = ['text: !todo Words', 'id: !todo sun']
  const text = said({ [PAGE]: page(...lines) }, { [PAGE]: `# owner: Asha\n${page(...lines)}` })
  expect(text).toBe(
    'who confirms 2 values.\n\nWho confirms it\n  /page, richText “Sun”, text, /page, richText “Sun”, id: nobody yet → Asha\n',
  )
})
