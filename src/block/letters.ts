/** The letters of a language, for the font of its sites. */
import { inLanguage } from '../languages/language.ts'
import { spelling } from '../languages/spelling.ts'

/** Empty for a language that Ukurasa does not speak. */
export const lettersIn = (lang: string): string => inLanguage(spelling, lang)?.letters ?? ''
