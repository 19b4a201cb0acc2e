import type { SpellingWords } from '../en/spelling.ts'

export const spelling: SpellingWords = {
  neverTwice: 'katika kwa',
  misspelt: '',
  vagueLinks: 'hapa|bofya hapa|bonyeza hapa|kiungo|kiungo hiki|ukurasa huu',
}
