/** French has a narrow space that does not break before `?`, `!` and `;`, and a common one before a colon. */
import { expect, test } from 'vitest'
import { fr } from '../../src/block/words/fr.ts'
import { fr as standIns } from '../../src/core/change/new-page/stand-ins/fr.ts'
import { filesOf, textOf } from '../support/modules.ts'

const PAGES = [
  ...filesOf(['src/cli/commands/init/site/fr'], /\.yaml$/),
  ...filesOf(['tests/sites/boulangerie'], /\.yaml$/),
]

/** Without comments, and without what YAML, addresses and styles need. */
const textsOf = (path: string) => textOf(path).replaceAll(/^\s*#.*$|\bhttps?:\S+/gm, '')

test('words of the frame and stand-ins', () => {
  const texts = [...Object.values(fr), ...Object.values(standIns)].flat().map(String)
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
