/** French has a narrow space that does not break before `?`, `!` and `;`, and a common one before a colon. */
import { expect, test } from 'vitest'
import { standIns } from '../../src/languages/fr/stand-ins.ts'
import { words } from '../../src/languages/fr/words.ts'
import { filesOf, textOf } from '../support/modules.ts'

const PAGES = [
  ...filesOf(['src/languages/fr/site'], /\.yaml$/),
  ...filesOf(['tests/sites/boulangerie'], /\.yaml$/),
]

/** Without comments, and without what YAML, addresses and styles need. */
const textsOf = (path: string) => textOf(path).replaceAll(/^\s*#.*$|\bhttps?:\S+/gm, '')

test('words of the frame and stand-ins', () => {
  const texts = [...Object.values(words), ...Object.values(standIns)].flat().map(String)
  expect(texts.filter((text) => / [?!;:»]|[^\u202f][?!;](?:\s|$)|[^\u00a0]:(?:\s|$)/.test(text))).toEqual([])
})

test('pages', () => {
  expect(PAGES.length).toBeGreaterThan(12)
  const wrong = PAGES.flatMap((path) =>
    textsOf(path)
      .split('\n')
      .filter((line) => /[\p{L}\d] [?!;:»](?:\s|$|\*)|« |[^\u202f\s&][?;](?=\s|$)|\d h\b|\d €/u.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
