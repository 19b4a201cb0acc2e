import { type About, warning } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** `more` is how many sentences of the page are not translated besides. */
export const textNotTranslated = warning('text-not-translated', (sentence: string, more: number) => ({
  message: `${quoted(sentence, 60)} is still in the main language of the site.`,
  help: `Translate it.${more === 0 ? '' : ` ${count(more, 'more sentence')} of this page ${more === 1 ? 'is' : 'are'} not translated.`}`,
}))

export const about: About = {
  what: 'A text on a translated page is still in the main language of the site.',
  why: 'Somebody copied it from the other page, and forgot to translate it. Visitors may not understand it.',
  examples: [
    {
      in: 'words',
      wrong: '`text: Ask the office before you pay.` in pages/sw/fees.yaml',
      right: '`text: Uliza ofisi kabla ya kulipa.`',
    },
    {
      in: 'words',
      wrong: 'a card with an English title and an English text in pages/sw/index.yaml',
      right: 'the same card in Swahili',
    },
  ],
}
