/** The letters of a language that the font of a site only has for it. */
import { inLanguage } from '../languages/language.ts'
import { spelling } from '../languages/spelling.ts'

/** Empty for a language that Ukurasa does not speak. */
export const lettersIn = (lang: string): string => inLanguage(spelling, lang)?.letters ?? ''
