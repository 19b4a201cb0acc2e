/** The search of the school answers what parents ask. */
import { expect, test } from 'vitest'
import { searchIndex } from '../../../src/core/render/search-index.ts'
import { viewsOf } from '../../../src/core/site/languages.ts'
import { newFinder } from '../../../src/shell/search/find.ts'
import { readSchool } from '../../support/school.ts'
import { QUESTIONS } from './questions.ts'

test('of 40 questions, at least 36 have their page first or second', () => {
  const finders = new Map(viewsOf(readSchool()).map((view) => [view.prefix, newFinder(searchIndex(view))]))
  const asked = Object.entries(QUESTIONS).flatMap(([prefix, questions]) =>
    questions.map(([words, page]) => {
      const found = (finders.get(prefix)?.(words) ?? []).map(({ page: [href] }) => href)
      return { words, page, found: found.slice(0, 3), isAnswered: found.slice(0, 2).includes(page) }
    }),
  )
  expect(asked).toHaveLength(40)
  const missed = asked.filter(({ isAnswered }) => !isAnswered)
  expect(missed.length, JSON.stringify(missed, undefined, 1)).toBeLessThanOrEqual(4)
})
