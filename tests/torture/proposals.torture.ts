/** Every failure at every call of a proposal at GitHub, with and without a page that is loaded again before the next try. */
import { expect, test } from 'vitest'
import { trialsOf, tryWith } from '../support/github/trials.ts'
import { figure } from './support/figures.ts'

test('every failure at every call', { timeout: 3_600_000 }, async () => {
  const trials = trialsOf()
  const wrong: string[] = []
  let atOnce = 0
  for (const trial of trials) {
    const { wrong: found, first } = await tryWith(trial)
    wrong.push(...found.map((words) => `${JSON.stringify(trial)}: ${words}`))
    if (first.kind === 'proposed') atOnce++
  }
  expect(wrong).toEqual([])
  figure(
    'proposals',
    'tries: each failure of each call, with and without a reload before the next try',
    String(trials.length),
  )
  figure('proposals', 'of these, proposed all the same, without a next try', String(atOnce))
  figure(
    'proposals',
    'drafts lost; doubled branches or requests; foreign changes undone',
    String(wrong.length),
  )
})
