/** The search of the school answers what parents ask. */
import { expect, test } from 'vitest'
import { searchIndex } from '../../../src/core/render/search-index.ts'
import { viewsOf } from '../../../src/core/site/languages.ts'
import { newFinder } from '../../../src/shell/search/find.ts'
import { readSchool } from '../../support/school.ts'
import { BOARDING_QUESTIONS } from './boarding-questions.ts'
import { CLUB_QUESTIONS } from './club-questions.ts'
import { QUESTIONS } from './questions.ts'
import { SENTENCE_QUESTIONS } from './sentence-questions.ts'

test.each([
  ['40 questions', 36, QUESTIONS],
  ['40 about clubs', 36, CLUB_QUESTIONS],
  // The first time, 37 of them.
  ['40 about boarding', 36, BOARDING_QUESTIONS],
  // The first time, 31 of them.
  ['40 sentences', 36, SENTENCE_QUESTIONS],
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
