/** What `ukurasa diff` says of a page: by values, in the names that authors know. */
import { expect, test } from 'vitest'
import { commitMessage } from '../../../src/core/change/review/as-text.ts'
import { titleLine } from '../../../src/core/change/review/branch-name.ts'
import { review } from '../../../src/core/change/review/review.ts'
import { cutTitle } from '../../../src/core/change/review/title.ts'
import { pageOf } from '../../support/pages.ts'
import { below, changes, LONG, PAGE, SITE, said, schedule, texts } from '../../support/versions.ts'

const ofPage = (before: string, after: string) =>
  below('/page “Page”', said({ [PAGE]: before }, { [PAGE]: after }))
test('an amount that changes while its total stays is told first', () => {
  const text = said(
    { [PAGE]: schedule([64200, 64200], 128400) },
    {
      [PAGE]: schedule(['65,000', 64200], '128 400'),
      'pages/choir.yaml': pageOf('type: richText\ntext: We sing.').replace('Page', 'Choir'),
      'site.yaml': SITE.replace('  - title: Fees\n', '  - title: Talent\n    links: [{ href: /choir }]\n$&'),
    },
  )
  expect(text.split('\n')[0]).toBe(
    'Fees, grade 4, term 1: 64,200 → 65,000; annual total not changed (128,400); 1 page added: /choir; menu + Talent.',
  )
  expect(below('/page “Page”', text)).toEqual([
    'feeSchedule “Fees, grade 4”: term 1: 64,200 → 65,000 (+1.2 %)',
    'feeSchedule “Fees, grade 4”: annual total not changed: 128,400 (its items added up to 128,400, now 129,200)',
  ])
})

test('a total that follows its items is told as changed', () => {
  expect(ofPage(schedule([100, 100], 200), schedule([150, 100], 250))).toEqual([
    'feeSchedule “Fees, grade 4”: term 1: 100 → 150 (+50 %)',
    'feeSchedule “Fees, grade 4”: annual total: 200 → 250 (+25 %)',
  ])
})

test('what means the same is no change', () => {
  const text = said(
    { [PAGE]: schedule([64200], 64200) },
    { [PAGE]: `# A remark\n${schedule(['"64,200"'], '64 200').replace('title: Page', "title: 'Page'")}` },
  )
  expect(text).toBe(
    'Nothing changes on the site.\n\nOnly comments, quotes or line breaks\n  pages/page.yaml\n',
  )
  expect(said({}, {})).toBe('Nothing changes on the site.\n')
})

const cards = (...titles: readonly string[]) =>
  pageOf(
    `type: cardGrid\ntitle: Clubs\ncards:\n${titles.map((title) => `  - title: ${title}\n    text: About ${title}.`).join('\n')}`,
  )

test('entries are known by their names, wherever they stand', () => {
  expect(ofPage(cards('Chess', 'Golf', 'Band'), cards('Golf', 'Band', 'Choir', 'Chess'))).toEqual([
    'cardGrid “Clubs”: added Choir: About Choir.',
    'cardGrid “Clubs”: Chess moved, now after Choir',
  ])
  expect(ofPage(cards('Chess', 'Golf'), cards('Golf'))).toEqual([
    'cardGrid “Clubs”: removed Chess: About Chess.',
  ])
  expect(ofPage(cards('Chess', 'Golf'), cards('Chess', 'Golf club'))).toEqual([
    'cardGrid “Clubs”: Golf, title: Golf → Golf club',
    'cardGrid “Clubs”: Golf, text: About Golf. → About Golf club.',
  ])
})

test('of entries with one name each keeps its place', () => {
  const twice = (text: string) => cards('Golf', 'Golf').replace('About Golf.', text)
  expect(ofPage(twice('First.'), twice('Other words.'))).toEqual([
    'cardGrid “Clubs”: Golf, text: First. → Other words.',
  ])
})

test('blocks come, go and move', () => {
  expect(ofPage(texts('One', 'Two', 'Four'), texts('Two', 'Three', 'Four', 'One'))).toEqual([
    'added richText “Three”: About Three, at some length.',
    'richText “One” moved, now after Four',
  ])
  expect(ofPage(texts('One', 'Two'), texts('Two'))).toEqual([
    'removed richText “One”: About One, at some length.',
  ])
})

test('a block of another type is another block', () => {
  expect(ofPage(pageOf('type: richText\ntitle: One\ntext: Words'), pageOf('type: hero\ntitle: One'))).toEqual(
    ['removed richText “One”: Words', 'added hero “One”'],
  )
})

test('an item that moves does not change the sum, also in cents', () => {
  const before = { [PAGE]: schedule(['0.10', '0.20', '0.30'], '0.60') }
  const text = said(before, { [PAGE]: schedule(['0.30', '0.20', '0.10'], '0.60') })
  expect(text).not.toContain('not changed')
})

test('days are told with the day of the week', () => {
  const calendar = (start: string) =>
    pageOf(
      `type: calendar\ntitle: Terms\nyear: 2025\nperiods:\n  - name: Term 1\n    ${start}\n    end: 2025-04-05`,
    )
  const [before, after] = [calendar('start: 2025-01-08'), calendar('start: 2025-01-12')]
  expect(ofPage(before, after)).toEqual([
    'calendar “Terms”: Term 1, start: Wed 8 Jan 2025 → Sun 12 Jan 2025 (4 days later)',
  ])
  expect(said({ [PAGE]: before }, { [PAGE]: after })).toMatch(
    /^Term 1, start: Wed 8 Jan 2025 → Sun 12 Jan 2025\.\n/,
  )
  expect(ofPage(before, calendar('start: { stated: early }'))).toEqual([
    'calendar “Terms”: Term 1, start: 2025-01-08 → early',
  ])
})

test('of a long text the words that changed are shown, with a few around them', () => {
  const text = (words: string) => pageOf(`type: richText\ntitle: Choir\ntext: ${words}`)
  const after = LONG.replace('Mondays', 'Tuesdays').replace('Ask the choir', 'Ask your choir')
  expect(ofPage(text(LONG), text(after))).toEqual([
    'richText “Choir”: text: … all grades sing together on [Mondays → Tuesdays] after prep, in the hall … of the school year. Ask [the → your] choir master.',
  ])
  expect(ofPage(text(LONG), text(LONG.replace('together ', '')))[0]).toContain('sing [− together] on Mondays')
  expect(ofPage(text(LONG), text('Nothing of it is left here but a wholly new text.'))[0]).toMatch(
    /^richText “Choir”: text: Boys of all grades .*… → Nothing of it is left/,
  )
  expect(ofPage(text('One two three'), text('|\n  One two\n  three'))).toEqual([
    'richText “Choir”: text: other line breaks',
  ])
})

test('stand-ins that are confirmed or new are named', () => {
  const page = (title: string, text: string) => pageOf(`type: richText\ntitle: ${title}\ntext: ${text}`)
  const text = said({ [PAGE]: page('!todo Sun', '!todo Words') }, { [PAGE]: page('Sun', 'Other words') })
  expect(text).toMatch(
    /^Page: Sun, title confirmed; Page: Sun, text: Words → Other words; 2 values confirmed\./,
  )
  expect(below('/page “Page”', text)).toEqual([
    'richText “Sun”: title: confirmed: Sun',
    'richText “Sun”: text: Words → Other words (confirmed)',
  ])
  expect(ofPage(page('Sun', 'Words'), page('!todo Sun', 'Words'))).toEqual([
    'richText “Sun”: title: still to be confirmed: Sun',
  ])
})

test('a page with mistakes that can be read is compared as it is written', () => {
  const page = (text: string) => pageOf(`type: richText\ntitel: One\ntext: ${text}`)
  expect(ofPage(page('Words'), page('Others'))).toEqual(['richText (block 1): text: Words → Others'])
  const broken = schedule(['64,200', 5], 64205).replace('amount: 5', 'amuont: 5')
  expect(ofPage(schedule([64200, 5], '64,205'), broken)).toEqual([
    'feeSchedule “Fees, grade 4”: added term 2, amuont: 5',
    'feeSchedule “Fees, grade 4”: removed term 2: 5',
    'feeSchedule “Fees, grade 4”: annual total not changed: 64,205 (its items added up to 64,205, now 64,200)',
  ])
})

test('the stand-ins of a new page are counted, and said of it', () => {
  const text = said({}, { 'pages/choir.yaml': PAGE_WITH_TWO })
  expect(text).toContain('1 page added: /choir; 2 values still to be confirmed.')
  expect(text).toContain('added /choir “Choir” (richText); 2 values still to be confirmed')
})

const PAGE_WITH_TWO = `title: Choir
description: !todo Who sings here.
blocks:
  - !todo
    type: richText
    text: We sing.
`

const calendar = (...events: readonly string[]) =>
  pageOf(
    `type: calendar\ntitle: Dates\nyear: 2026\nevents:\n${events.map((event) => `  - ${event}`).join('\n')}`,
  )

test('a new event is named, with its day and its time', () => {
  const [party, prizes] = [
    '{ name: Party, date: 2026-06-20 }',
    '{ name: Prizes, date: 2026-12-04, time: 10:00-13:00 }',
  ]
  const text = said({ [PAGE]: calendar(party) }, { [PAGE]: calendar(party, prizes) })
  expect(text.split('\n')[0]).toBe('Page: added Prizes: Fri 4 Dec 2026, 10:00-13:00.')
  expect(below('/page “Page”', text)).toEqual(['calendar “Dates”: added Prizes: Fri 4 Dec 2026, 10:00-13:00'])
})

test('more changes than a few are not told one by one in the sentence', () => {
  const text = said({ [PAGE]: cards('A', 'B', 'C') }, { [PAGE]: cards('Golf', 'Chess', 'Band') })
  expect(text.split('\n')[0]).toBe('1 page changed: /page.')
})

test('the title is short, and the words of a commit do not repeat it', () => {
  const amounts = [1, 2, 3, 4, 5, 6, 7].map((number) => number * 1000)
  const more = amounts.map((amount) => amount + 7)
  const words = review(changes({ [PAGE]: schedule(amounts, 28000) }, { [PAGE]: schedule(more, 28049) }))
  expect(words.title).toBe('Fees, grade 4, term 1: 1,000 → 1,007; 7 more')
  expect(commitMessage(words.title, words)).toMatch(/^Fees, grade 4, term 1: 1,000 → 1,007; 7 more\n\nFees/)
  const one = review(changes({ [PAGE]: cards('A') }, { [PAGE]: cards('A', 'B') }))
  expect(commitMessage(one.title, one)).toBe(
    'Page: added B: About B.\n\n/page “Page”\n  cardGrid “Clubs”: added B: About B.',
  )
})

test('what the first line of a commit has no room for stands below it', () => {
  const sentence = `A sentence ${'of many long words '.repeat(8)}ends`
  const { title, rest } = titleLine(`${sentence}\n`, 'Own')
  expect(title).toMatch(/^A sentence .* [a-z]+…$/)
  expect(title.length).toBeLessThanOrEqual(100)
  expect(`${title.slice(0, -1)} ${rest.slice(1)}`).toBe(sentence)
  const words = review(changes({ [PAGE]: cards('A') }, { [PAGE]: cards('A', 'B') }))
  expect(commitMessage(title, words, rest)).toContain(`${title}\n\n${rest}\n\nPage: added B`)
  expect(titleLine(' \n', 'Own')).toEqual({ title: 'Own', rest: '' })
})

test('a title is cut between two words', () => {
  expect(cutTitle('one two three', 9)).toEqual({ title: 'one two…', rest: '…three' })
  expect(cutTitle('one two', 9)).toEqual({ title: 'one two', rest: '' })
  expect(cutTitle('🎓'.repeat(9), 5).title).toBe('🎓🎓🎓🎓…')
})
