/** `ukurasa todo`: whose a stand-in is and until when, in the order of urgency. */
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { siteFolder } from '../support/pages.ts'

const TODAY = ['--today', '2025-10-01T12:00+03:00'] as const
const HEAD = `# yaml-language-server: $schema=../schema/page.schema.json
title: Page
description: A page.
blocks:
`

type Row = {
  readonly line: number
  readonly owner?: string
  readonly due?: string
  readonly overdue: boolean
}

/** The stand-ins of a page, by line: `owner, day`. */
async function rows(page: string, ...words: readonly string[]): Promise<Readonly<Record<number, string>>> {
  const root = siteFolder({ 'pages/page.yaml': page })
  const { code, output } = await call('todo', '--root', root, '--format', 'json', ...TODAY, ...words)
  expect(code).toBe(0)
  expect((await call('check', '--root', root, ...TODAY)).output).toContain(' 0 errors')
  const { 'stand-ins': found }: { readonly 'stand-ins': readonly Row[] } = JSON.parse(output)
  return Object.fromEntries(
    found.map(({ line, owner, due, overdue }) => [
      line,
      [owner, due, overdue ? '!' : undefined].filter((part) => part !== undefined).join(' '),
    ]),
  )
}

test('a remark behind the value says the owner and the day; either may be missing', async () => {
  const page = `${HEAD}  - type: richText # owner: nobody
    title: !todo Words # owner: bursar, due: 2025-12-01
    text: !todo "a # owner: cook" # due: 2025-09-30
  - !todo # owner: the office
    type: richText
    title: !todo 'Words'   #   Due: 2026-01-01; Owner: Ms Wanjiru
    text: !todo | # owner: head
      Words # owner: cook
  - type: richText
    text: !todo Words
`
  expect(await rows(page)).toEqual({
    6: 'bursar 2025-12-01',
    7: '2025-09-30 !',
    8: 'the office',
    10: 'Ms Wanjiru 2026-01-01',
    11: 'head',
    14: '',
  })
})

test('a remark above the line, above a group, behind its name or at the head holds for all in it; the nearest counts', async () => {
  const page = `# owner: office
${HEAD}  # due: 2025-11-01
  - type: richText
    # owner: bursar
    title: !todo Words
    text: !todo Words
  - type: checklist
    title: Bring
    # owner: matron

    items: # due: 2025-12-01
      - !todo a pen
      # sure?
      # owner: cook
      - !todo a book # due: 2025-12-02
`
  expect(await rows(page)).toEqual({
    9: 'bursar 2025-11-01',
    10: 'office 2025-11-01',
    16: 'office 2025-12-01',
    19: 'cook 2025-12-02',
  })
})

const PAGE = `${HEAD}  - type: richText
    title: !todo One # owner: bursar
    text: !todo Two # owner: cook, due: 2025-10-01
  - type: richText
    title: !todo Three # owner: bursar, due: 2025-09-30
    text: !todo Four # due: soon
  - type: richText
    text: !todo Five # owner: bursar, due: 2025-11-31
`

test('for people: by owner, the most urgent first, what has no owner last', async () => {
  const root = siteFolder({ 'pages/page.yaml': PAGE })
  const { output } = await call('todo', '--root', root, ...TODAY)
  expect(output).toBe(`bursar (3)
  overdue 2025-09-30  pages/page.yaml:9:12 richText.title: Three
                      pages/page.yaml:6:12 richText.title: One
  due "2025-11-31"?   pages/page.yaml:12:11 richText.text: Five

cook (1)
  due 2025-10-01  pages/page.yaml:7:11 richText.text: Two

Without an owner (1)
  due "soon"?  pages/page.yaml:10:11 richText.text: Four

5 stand-ins: 1 overdue, 1 due later, 3 without a due date
`)
})

test('a day is over when it is over where the school is', async () => {
  const zone =
    'schemaVersion: 2\nurl: https://example.org/\nlang: en\ntimezone: "+03:00"\norganisation:\n  name: Example\nheader:\n  - href: /\n'
  const root = siteFolder({ 'pages/page.yaml': PAGE, 'site.yaml': zone })
  const overdue = async (today: string) =>
    (await call('todo', '--root', root, '--today', today)).output.match(/overdue 2/g)?.length ?? 0
  expect(await overdue('2025-09-30T20:59Z')).toBe(0)
  expect(await overdue('2025-09-30T21:01Z')).toBe(1)
  expect(await overdue('2025-10-01T21:01Z')).toBe(2)
})

test('--owner lists those of one person', async () => {
  expect(await rows(PAGE, '--owner', 'Cook')).toEqual({ 7: 'cook 2025-10-01' })
})

test('--format json is one object with places from 1', async () => {
  const root = siteFolder({ 'pages/page.yaml': PAGE, 'pages/other.yaml': 'title: "Open\n' })
  const { output } = await call('todo', '--root', root, '--format', 'json', ...TODAY)
  const { 'stand-ins': found, unread } = JSON.parse(output)
  expect(unread).toEqual(['pages/other.yaml'])
  expect(found).toHaveLength(5)
  expect(found[0]).toEqual({
    file: 'pages/page.yaml',
    line: 9,
    column: 12,
    path: ['blocks', 1, 'title'],
    field: 'richText.title',
    value: 'Three',
    owner: 'bursar',
    due: '2025-09-30',
    overdue: true,
  })
  expect(found.find(({ line }: Row) => line === 10)).toMatchObject({ dueInWords: 'soon', overdue: false })
})

test('a folder without a site is no site', async () => {
  expect((await call('todo', '--root', 'src')).code).toBe(2)
})

test.for(['sarif', 'github'])('it has no format %s', async (format) => {
  expect(await call('todo', '--format', format)).toMatchObject({
    code: 2,
    output: expect.stringMatching(/--format: .*pretty.*json/),
  })
})
