/** The search of the school answers what parents ask. */
import { expect, test } from 'vitest'
import { searchIndex } from '../../../src/core/render/search-index.ts'
import { viewsOf } from '../../../src/core/site/languages.ts'
import { newFinder } from '../../../src/shell/search/find.ts'
import { readSchool } from '../../support/school.ts'
import { FOURTH_QUESTIONS } from './fourth-questions.ts'
import { MORE_QUESTIONS } from './more-questions.ts'
import { QUESTIONS } from './questions.ts'
import { THIRD_QUESTIONS } from './third-questions.ts'

test.each([
  ['40 questions', 36, QUESTIONS],
  ['40 more', 36, MORE_QUESTIONS],
  // The first time, 37 of them.
  ['40 others', 36, THIRD_QUESTIONS],
  // The first time, 31 of them.
  ['40 sentences', 36, FOURTH_QUESTIONS],
] as const)('of %s, at least %i have their page first or second', (_, least, all) => {
  const finders = new Map(viewsOf(readSchool()).map((view) => [view.prefix, newFinder(searchIndex(view))]))
  const asked = Object.entries(all).flatMap(([prefix, questions]) =>
    questions.map(([words, page]) => {
      const found = (finders.get(prefix)?.(words) ?? []).map(({ page: [href] }) => href)
      return { words, page, found: found.slice(0, 3), isAnswered: found.slice(0, 2).includes(page) }
    }),
  )
  expect(asked).toHaveLength(40)
  const missed = asked.filter(({ isAnswered }) => !isAnswered)
  expect(asked.length - missed.length, JSON.stringify(missed, undefined, 1)).toBeGreaterThanOrEqual(least)
})
