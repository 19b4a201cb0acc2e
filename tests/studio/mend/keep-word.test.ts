/** A word that is spelt oddly on purpose is written into the settings, and the check leaves it alone. */
import { beforeAll, expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { applySplices } from '../../../src/core/base/edit.ts'
import * as messages from '../../../src/diagnostics/messages.ts'
import { sourcesOf } from '../../../src/preview/server/studio/sources.ts'
import { loadCheck, newEngine } from '../../../src/studio/engine/engine.ts'
import { type Keep, keptIn } from '../../../src/studio/mend/keep-word.ts'
import { prose, siteFolder } from '../../support/pages.ts'
import { NOW } from '../../support/site.ts'

beforeAll(async () => void (await loadCheck()))

const written = (text: string, keep: Keep): string => {
  const outcome = keptIn(text, keep)
  return 'edits' in outcome ? applySplices(text, outcome.edits) : 'refused'
}

test.for([
  ['of a dictionary', prose('See our perfomance.'), 'perfomance', 'performance'],
  [
    'of the title',
    prose('Words.').replace(/blocks:/, 'blocks:\n  - type: hero\n    title: Our histroy'),
    'histroy',
    'history',
  ],
] as const)('a word %s', ([, page, word, usual]) => {
  const text = page.replace(/^title: .*$/m, 'title: Our history')
  const root = siteFolder({ 'pages/fees.yaml': text })
  const engine = newEngine(sourcesOf(filesIn(root), { clock: NOW.toISOString(), isReadOnly: false }))
  const found = () => engine.check().filter(({ code }) => code === messages.lettersSwapped.code)
  const [before] = found()
  expect(before?.advice?.keep).toEqual([word, usual])
  engine.set('site.yaml', written(engine.text('site.yaml') ?? '', [word, usual]))
  expect(found()).toEqual([])
})

test('other words below `spelling:` stay, and so does the rest', () => {
  expect(written('lang: en # ours\nspelling:\n  Lyfe: Life\n', ['perfomance', 'performance'])).toBe(
    'lang: en # ours\nspelling:\n  Lyfe: Life\n  perfomance: performance\n',
  )
  expect(written('lang: en\n', ["Murang'a", 'Muranga'])).toBe("lang: en\nspelling:\n  Murang'a: Muranga\n")
})

test('a year that is written in two ways is no word to keep', () => {
  expect(messages.lettersSwapped('2024 - 25', '2024-25', 'choice').advice).toBeUndefined()
})
