/** What is written to a terminal, and what is not written to anything else. */

import { expect, test } from 'vitest'
import { counter, progress, withProgress } from '../../src/cli/output/progress.ts'
import { wantsColour } from '../../src/cli/output/terminal.ts'
import type { DocumentFiles } from '../../src/core/load/site-files.ts'

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

const WIPE = '\r\u001b[2K'

/** A terminal, or none, whose clock the test moves. */
function terminal(isTerminal: boolean) {
  const written: string[] = []
  let now = 0
  let timer: { readonly act: () => void; readonly at: number } | undefined
  const line = progress({
    isTerminal,
    write: (text) => written.push(text),
    time: () => now,
    later: (act, after) => {
      timer = { act, at: now + after }
      return () => {
        timer = undefined
      }
    },
  })
  const busy = (moment: number) => {
    now = moment
  }
  const at = (moment: number) => {
    const due = timer
    if (due && due.at <= moment) {
      now = due.at
      timer = undefined
      due.act()
    }
    now = moment
  }
  return { written, line, at, busy }
}

/** What a command writes that says something at these milliseconds, busy all the time between, and then ends. */
function written(isTerminal: boolean, moments: readonly number[]): readonly string[] {
  const { written: lines, line, busy } = terminal(isTerminal)
  for (const moment of moments) {
    busy(moment)
    line.say(`page ${moment}`)
  }
  line.end()
  return lines
}

test('progress is one line that is written over, from the first second on, gone in the end', () => {
  expect(written(true, [0, 999, 1000, 1050, 1100])).toEqual([`${WIPE}page 1000`, `${WIPE}page 1100`, WIPE])
})

test('what was said too early or too soon is shown when its time has come, if nothing else was said by then', () => {
  const { written: lines, line, at } = terminal(true)
  line.say('one')
  at(200)
  line.say('two')
  at(5000)
  expect(lines).toEqual([`${WIPE}two`])
  line.say('three')
  line.say('four')
  at(6000)
  expect(lines).toEqual([`${WIPE}two`, `${WIPE}three`, `${WIPE}four`])
  line.say('five')
  line.end()
  at(9000)
  expect(lines).toEqual([`${WIPE}two`, `${WIPE}three`, `${WIPE}four`, `${WIPE}five`, WIPE])
})

test('a quick command and a command without a terminal write no progress', () => {
  expect(written(true, [0, 500, 999])).toEqual([])
  expect(written(false, [0, 1000, 2000])).toEqual([])
})

test('a line says how many a second, once that is known', () => {
  const said: string[] = []
  let now = 100
  const tell = counter({ say: (words) => said.push(words), end: () => undefined }, 'Writing files', () => now)
  tell(1, 5000)
  now += 2000
  tell(3000, 5000)
  expect(said).toEqual(['Writing files, 1 of 5000', 'Writing files, 3000 of 5000, 1500 a second'])
})

test('the files of a site are counted as they are read', () => {
  const said: string[] = []
  const files: DocumentFiles = { root: '', names: ['a.yaml', 'b.yaml'], read: () => new Uint8Array() }
  const { read } = withProgress(files, { say: (words) => said.push(words), end: () => undefined })
  read('pages/a.yaml', 1)
  read('pages/b.yaml', 1)
  expect(said).toEqual(['Reading pages, 1 of 2', 'Reading pages, 2 of 2'])
})
