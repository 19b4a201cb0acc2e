import { expect, test } from 'vitest'
import { GARBLED, ungarbled, withWindowsSigns } from '../../../src/core/base/garbled.ts'

const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const asLatin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
const asWindows = (text: string) =>
  asLatin(text).replaceAll(/[\u0080-\u009f]/g, (sign) => OF_WINDOWS[sign.charCodeAt(0) - 0x80] ?? '')

const TEXTS = [
  'a scout’s first duty',
  'He said “come” – and they came…',
  'Où est l’élève ? À la forêt, déjà, près du cœur de Noël, çà et là',
  'RÉSUMÉ de l’année',
  'JÖRG und Jörg üben für 5 € im Schloß',
  '20 °C, ½ cup, £5, © 2027, « bonjour »',
  '✓ done → next • bullet ★ 😊 ❤️ 🇰🇪',
]

test.each(TEXTS)('%s', (text) => {
  const garbled = asWindows(text)
  expect(ungarbled(garbled)).toBe(text)
  expect(garbled).toMatch(new RegExp(GARBLED))
  expect(ungarbled(asWindows(asWindows(text)))).toBe(text)
})

test.each([
  ['â€œcomeâ€ he said', '“come” he said'],
  ['5Â kg', '5 kg'],
  ['end.Â  Next', 'end.  Next'],
  ['Ã  la carte', 'à la carte'],
  ['dÃ©jÃ vu', 'déjà vu'],
  ['don?t and scout?s and theyÕre', 'don’t and scout’s and they’re'],
])('%s, of which something is lost', (garbled, text) => {
  expect(ungarbled(garbled)).toBe(text)
  expect(garbled).toMatch(new RegExp(GARBLED))
})

test.each([
  ...TEXTS,
  'IRMÃO, SÃO PAULO, « AMANHû, “MAÇÔ, MAÇÃ… ROMÂ»',
  '« Â », la lettre Â est un A, “Ô',
  'CAFÉ\u00a0» CAFÉ® CAFÉ… ÉLÈVE’',
  'von „A bis Ä“ und Ü–Ö, „Ö“',
  '≈£5, √2, ¬p, ‚Ärzte‘, Γ(1/2) = √π, √Ω, √∞, √µ, ¬π',
  'the letter Å’s sound, Ã’s and Â’s, ‚Ä‘ and „Ä“, Ä–Ö, ”Ã”, »Ã«, ‹Ã›, MANHÃ–TARDE',
  'https://example.org/page?s=1 and /page?t Who?what',
])('%s is right', (text) => {
  expect(ungarbled(text)).toBe(text)
})

test.each([
  ['cafÃ©, ‚Ä‘ and “MAÇÔ and IRMÃ', 'café, ‚Ä‘ and “MAÇÔ and IRMÃ'],
  ['Å’uvre, (Ã  Paris) and jusquâ€™Ã  9 h', 'Œuvre, (à Paris) and jusqu’à 9 h'],
])('%s: what may be right is kept', (garbled, text) => {
  expect(ungarbled(garbled)).toBe(text)
})

test('a long text takes no long time', () => {
  const long = 'a'.repeat(200_000)
  expect(ungarbled(`${long} don?t`)).toBe(`${long} don’t`)
  expect(ungarbled(`${long}?s`)).toBe(`${long}?s`)
  expect(ungarbled(`Ã${'ƒ'.repeat(200_000)}`)).toHaveLength(199_999)
})

test('signs of Windows among control characters', () => {
  expect(withWindowsSigns('\u0092')).toBe('’')
  expect(withWindowsSigns('\u0090')).toBe('')
  for (const sign of ['’', 'À', 'Ô', 'Ò', 'Œ', '😊', '”']) expect(withWindowsSigns(asLatin(sign))).toBe(sign)
})
