import { expect, test } from 'vitest'
import { garbled } from '../../../../src/core/check/text-checks/garbled-texts.ts'

const rewritten = (text: string, written: string) => {
  const slip = { text, value: {}, field: 'text', isMarkdown: true, isOneLine: false, pushed: () => undefined }
  return garbled({ ...slip, written: () => written })?.rewrite?.(written)
}

test.each([
  ['Ã  la carte', '"Ã  la carte"', '"à la carte"'],
  ['5Â', "'5Â'", "'5'"],
  ['It’s a cafÃ©', "'It’s a\n  cafÃ©'", "'It’s a\n  café'"],
  ['A "cafÃ©"', String.raw`"A \"cafÃ©\""`, String.raw`"A \"café\""`],
  ['cafÃ© of Example School', 'cafÃ© of ${organisation.name}', 'café of ${organisation.name}'],
])('%s can be mended where it is written', (text, written, mended) => {
  expect(rewritten(text, written)).toBe(mended)
})

test.each([
  ['Itâ€™s', String.raw`"It\u00e2\u20ac\u2122s"`],
  ['Itâ€™s a cafÃ©', String.raw`"Itâ€™s a caf\u00c3\u00a9"`],
  ['don?t', String.raw`"don\x3ft"`],
])('%s is partly written with escapes: nothing is mended', (text, written) => {
  expect(rewritten(text, written)).toBeUndefined()
})
