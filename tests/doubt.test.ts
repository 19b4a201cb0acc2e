/** What leaves a doubt: `ukurasa check` says it, and `ukurasa fix` writes nothing. */
import { expect, test } from 'vitest'
import { call } from './support/call.ts'
import { filesBelow } from './support/folder.ts'
import { soundFile, soundSiteWith } from './support/sound-site.ts'

const HALL = soundFile('pages/images/hall.svg')
const PICTURES = Object.fromEntries(
  ['golf', 'portrait-head', 'coding', 'term-1'].map((name) => [`pages/images/${name}.svg`, HALL] as const),
)

/** In a file of the sound site `right` becomes `wrong`. */
type Slip = readonly [file: string, right: string, wrong: string]

const slipped = ([file, right, wrong]: Slip) => {
  const text = soundFile(file)
  expect(text).toContain(right)
  return soundSiteWith({ ...PICTURES, [file]: text.replace(right, wrong) })
}

const run = (command: string, root: string) => call(command, '--root', root, '--today', '2025-01-01')

/** That a slip is said in these words, and left. */
async function expectLeft(slip: Slip, says: readonly string[], never: readonly string[]): Promise<void> {
  const root = slipped(slip)
  const before = filesBelow(root)
  const { output } = await run('check', root)
  for (const words of says) expect(output).toContain(words)
  for (const words of never) expect(output).not.toContain(words)
  expect((await run('fix', root)).output).toContain('0 mistakes mended')
  expect(filesBelow(root)).toEqual(before)
}

/** That `fix` makes `right` of a slip. */
async function expectMended(slip: Slip, right: string): Promise<void> {
  const root = slipped(slip)
  const [file, was] = slip
  expect((await run('fix', root)).output).toContain('1 mistake mended')
  expect(filesBelow(root)[file]).toBe(Buffer.from(soundFile(file).replace(was, right)).toString('latin1'))
}

const image = (name: string): Slip => ['pages/choir.yaml', 'image: images/hall.svg', `image: ${name}`]

test.for([
  ['images/golfer.svg', 'Did you mean `images/golf.svg`?'],
  ['images/portrait-heads.svg', 'Did you mean `images/portrait-head.svg`?'],
  ['images/golf.jpg', 'Did you mean `images/golf.svg`?'],
  ['images/2024/golf.svg', 'Did you mean `images/golf.svg`?'],
  ['images/golf.svgg', 'Did you mean `images/golf.svg`?'],
] as const)('a picture like another one may be another one: %s', async ([name, says]) => {
  await expectLeft(image(name), [says], [])
})

test.for([
  ['images/goal.svg', 'Put it in pages/images/.'],
  ['images/nothing.svg', 'Put it in pages/images/.'],
  ['images/term-2.svg', 'Put it in pages/images/.'],
  ['https://cdn.example.org/a/golf.png', 'Save the picture in pages/images/, and write'],
  ['//cdn.example.org/images/golf.svg', 'Save the picture in pages/images/, and write'],
] as const)('a picture that is like no other one: %s', async ([name, says]) => {
  await expectLeft(image(name), [says], ['Did you mean'])
})

test.for(['golf.svg', '/images/golf.svg', String.raw`C:\site\pages\images\golf.svg`, '../images/Golf.svg'])(
  'a picture under another path is the same one: %s',
  async (name) => {
    await expectMended(image(name), 'image: images/golf.svg')
  },
)

const amount = (written: string): Slip => ['pages/fees.yaml', 'amount: 3,800', `amount: ${written}`]

test.for([
  '$3,800',
  'USD 3,800',
  'US$ 3,800',
  'usd 3,800',
  '€ 3.800',
  '3,800 EUR',
  '£3,800',
  '3,800 euros',
  'UGX 3,800',
])('figures in another currency are another amount: %s', async (written) => {
  await expectLeft(amount(written), ['All amounts of the site are in KES.'], ['Did you mean'])
})

test.for(['KES 3,800', 'Kshs. 3,800', '3,800/=', '3,800/-', 'Sh 3,800.-', '3,800 shillings'])(
  'the currency of the site goes without saying: %s',
  async (written) => {
    await expectMended(amount(written), 'amount: 3,800')
  },
)

test('words beside figures are no currency', async () => {
  await expectLeft(amount('3,800 per term'), ['Write digits'], ['All amounts', 'Did you mean'])
})

test('the currency of the site is that of site.yaml', async () => {
  const site = soundFile('site.yaml').replace('currency: KES', 'currency: EUR')
  const of = (written: string) => soundFile('pages/fees.yaml').replace('amount: 3,800', `amount: ${written}`)
  const euros = soundSiteWith({ 'site.yaml': site, 'pages/fees.yaml': of('3.800 €') })
  expect((await run('check', euros)).output).toContain('Did you mean `3,800`?')
  const shillings = soundSiteWith({ 'site.yaml': site, 'pages/fees.yaml': of('KES 3,800') })
  expect((await run('check', shillings)).output).toContain('All amounts of the site are in EUR.')
})

test('a cell of a table is read as a field is', async () => {
  const page = `${soundFile('pages/choir.yaml')}  - type: feeSchedule\n    title: Robes\n    items:\n      rows: data/robes.csv\n`
  const root = soundSiteWith({ 'pages/choir.yaml': page, 'pages/data/robes.csv': 'title,amount\nRobe,$5\n' })
  const { output } = await run('check', root)
  expect(output).toContain('All amounts of the site are in KES.')
  expect(output).not.toContain('Did you mean')
})

test.for(['~', '.', '"?"', './', '"#"', '"-"'])('a mark is no address of the home page: %s', async (mark) => {
  const slip: Slip = ['pages/choir.yaml', 'href: /student-life', `href: ${mark}`]
  await expectLeft(slip, ['This link has no address.', 'Write /page'], ['Did you mean'])
})

test('nor is nothing', async () => {
  const slip: Slip = ['pages/choir.yaml', '[the fees](/fees)', '[the fees]()']
  await expectLeft(slip, ['This link has no address.', 'Write /page'], ['Did you mean'])
})

const opening = (written: string): Slip => ['pages/fees.yaml', 'opening: 2025-01-06', `opening: ${written}`]

test('a date whose day of the week is another one may be either day', async () => {
  const slip = opening('Tuesday 7 January 2026')
  await expectLeft(slip, ['2026-01-07 is a Wednesday.'], ['Did you mean'])
})

test('a date with its day of the week', async () => {
  await expectMended(opening('Tuesday, 7 January 2025'), 'opening: 2025-01-07')
})

test.for(['30 February 2025', '31/04/2025', '02/30/2025', '31.4.2025', '2025-2-29'])(
  'a day that does not exist: %s',
  async (written) => {
    await expectLeft(opening(written), ['does not exist. [date-does-not-exist]'], ['Did you mean'])
  },
)

const published = (written: string): Slip => [
  'pages/choir.yaml',
  'title: Choir',
  `title: Choir\npublishFrom: ${written}`,
]

test('a moment on a day that does not exist', async () => {
  const slip = published('2025-02-30 08:00 +03:00')
  await expectLeft(slip, ['does not exist. [moment-does-not-exist]'], ['Did you mean'])
})

test('the offset of a time is most likely that of the place, which changes with the season in some', async () => {
  const site = soundFile('site.yaml').replace('currency: KES', 'currency: KES\ntimezone: "+03:00"')
  const page = soundFile('pages/choir.yaml').replace(
    'title: Choir',
    'title: Choir\npublishFrom: 2024-12-05T08:00',
  )
  const root = soundSiteWith({ 'site.yaml': site, 'pages/choir.yaml': page })
  expect((await run('check', root)).output).toContain('Did you mean `2024-12-05T08:00+03:00`?')
  expect((await run('fix', root)).output).toContain('0 mistakes mended')
})

test.for(['none', 'no', 'false', 'Ignore'])('a word for nothing turns a finding off: %s', async (word) => {
  const checks = (severity: string) => `currency: KES\nchecks:\n  dead-end: ${severity}`
  await expectMended(['site.yaml', 'currency: KES', checks(word)], checks('off'))
})

test('a fact whose name has a space gets one that texts can take up, and so do the texts', async () => {
  const site = soundFile('site.yaml').replace(
    '\nlinks:',
    '\nfacts:\n  account rule: Pay at the bank.\n\nlinks:',
  )
  const page = (name: string) => soundFile('pages/choir.yaml').replace('Boys of', `\${facts.${name}} Boys of`)
  for (const name of ['accountRule', 'account rule']) {
    const root = soundSiteWith({ 'site.yaml': site, 'pages/choir.yaml': page(name) })
    expect((await run('check', root)).output).not.toContain('Did you mean `facts.account rule`?')
    expect((await run('fix', root)).output).toContain(' 0 errors, 0 warnings, ')
    const files = filesBelow(root)
    expect(files['site.yaml']).toBe(site.replace('account rule', 'accountRule'))
    expect(files['pages/choir.yaml']).toBe(page('accountRule'))
  }
})
