/** What a proposal says of examples that nobody has confirmed. */
import { expect, test } from 'vitest'
import { examplesIn } from '../../../src/studio/hosted/examples.ts'

const PATH = 'pages/open-day.yaml'
const PAGE = `title: Open day
description: !todo What happens there.
blocks:
  - !todo
    type: hero
    title: Open day
  - type: richText
    title: !todo Who
    text: !todo People of all ages.
`

const namesOf = (opened: string | null, content: string) =>
  examplesIn([{ path: PATH, opened, content }]).map(({ name, at }) => [name, at.join('.')])

test('blocks and fields of a new page are named once', () => {
  expect(namesOf(null, PAGE)).toEqual([
    ['Description', 'description'],
    ['Block 1: Hero', 'blocks.0'],
    ['Block 2: Rich text', 'blocks.1.title'],
  ])
})

test('what was open before the change is not named again', () => {
  expect(namesOf(PAGE, PAGE.replace('title: Open day\n', 'title: !todo Open day\n'))).toEqual([
    ['Title', 'title'],
  ])
})
