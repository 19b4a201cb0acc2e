/** What is written to a terminal, and what is not written to anything else. */
import { expect, test } from 'vitest'
import { progress } from '../src/cli/progress.ts'
import { wantsColour } from '../src/cli/terminal.ts'

test.for([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
] as const)('a terminal: %s, with %j: colours %s', ([isTerminal, env, wanted]) => {
  expect(wantsColour(isTerminal, env)).toBe(wanted)
})

/** What a command writes that says something at these milliseconds, and then ends. */
function written(isTerminal: boolean, moments: readonly number[]): readonly string[] {
  const lines: string[] = []
  let now = 0
  const line = progress({ isTerminal, write: (text) => lines.push(text), time: () => now })
  for (const moment of moments) {
    now = moment
    line.say(`page ${moment}`)
  }
  line.end()
  return lines
}

const WIPE = '\r\u001b[2K'

test('progress is one line that is written over, from the first second on, not too often, gone in the end', () => {
  expect(written(true, [0, 999, 1000, 1050, 1100])).toEqual([`${WIPE}page 1000`, `${WIPE}page 1100`, WIPE])
})

test('a quick command and a command without a terminal write no progress', () => {
  expect(written(true, [0, 500, 999])).toEqual([])
  expect(written(false, [0, 1000, 2000])).toEqual([])
})
