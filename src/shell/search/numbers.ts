/** Numbers that people write as words: `grade five`, `darasa la tano`. */
import { listed } from './listed.ts'

/** From two. `One` means other things, too. */
const ALL: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten',
  sw: 'mbili tatu nne tano sita saba nane tisa kumi',
  fr: 'deux trois quatre cinq six sept huit neuf dix',
}

/** The figure that a word stands for. */
export function figureIn(lang: string): (word: string) => string | undefined {
  const words = listed(ALL, lang)
  return (word) => (words.includes(word) ? String(words.indexOf(word) + 2) : undefined)
}
