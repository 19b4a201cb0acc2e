/** The letters of a language, for the font of its sites. */
import { inLanguage } from '../languages/language.ts'
import { spelling } from '../languages/spelling.ts'

/** The letters and signs of some languages that Ukurasa does not speak. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  de: 'äöüßÄÖÜ„‚«»§€',
  es: 'áéíóúüñÁÉÍÓÚÑ¿¡ºª«»€',
  it: 'àèéìòùÀÈÉÌÒÙ«»€',
  nl: 'áéëïóöüÉË€',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„«»',
  pt: 'áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚºª«»€',
}

/** Empty for a language that has no letters of its own, or that is not known. */
export const lettersIn = (lang: string): string =>
  inLanguage(spelling, lang)?.letters ?? inLanguage(OF_OTHERS, lang) ?? ''
