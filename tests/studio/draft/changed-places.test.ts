/** The words that say what somebody else changed name the places of these changes, and no others. */
import { expect, test } from 'vitest'
import { changedPlaces } from '../../../src/studio/draft/merge/changed-places.ts'

const PAGE = `title: Fees # the name
description: What it costs.
blocks:
  - type: hero
    title: Fees
  - type: richText
    text: It costs 20.
`

test.for([
  ['nothing', PAGE, []],
  ['only a comment', PAGE.replace('the name', 'a name'), []],
  ['a value', PAGE.replace('20', '30'), [['blocks', 1, 'text']]],
  [
    'two values',
    PAGE.replace('20', '30').replace('title: Fees #', 'title: Costs #'),
    [['title'], ['blocks', 1, 'text']],
  ],
  ['a new field', PAGE.replace('blocks:', 'draft: true\nblocks:'), [['draft']]],
  ['a syntax error', PAGE.replace('blocks:', 'blocks: ['), [[]]],
  ['the end of the file', undefined, [[]]],
] as const)('%s', ([, after, places]) => {
  expect(changedPlaces(PAGE, after)).toEqual(places)
})
