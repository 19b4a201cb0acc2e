/** Fields at the end of a text, in files of any system and of any length. */
import { expect, test } from 'vitest'
import { pushedFields } from '../../../src/core/yaml/pushed-fields.ts'
import { toSource } from '../../../src/core/yaml/source.ts'

const PATH = ['text']
const NAMES = ['href', 'title']

function pushedIn(text: string) {
  return pushedFields(
    toSource('pages/page.yaml', text, () => {}),
    PATH,
    NAMES,
  )
}

test.for(['\n', '\r\n'])('with %j at the end of each line', (end) => {
  const lines = ['text: |', '  Words', '  title: A', '', '  more', '  href: /', '  title: B', '']
  expect(pushedIn(lines.join(end))).toEqual({
    lines: ['', '  href: /', '  title: B', ''].join(end).slice(end.length - 1),
    words: 'href: /',
    spaces: 0,
    meant: ['|', '  Words', '  title: A', '', '  more', 'href: /', 'title: B', ''].join(end),
  })
})

test('a text that goes on has none, however long it is', () => {
  expect(pushedIn(`text: |\n${'  title: x\n'.repeat(9000)}  end\n`)).toBeUndefined()
  expect(pushedIn(`text: |\n${`  title: a${' '.repeat(9900)}b\n`.repeat(24)}  end\n`)).toBeUndefined()
})
