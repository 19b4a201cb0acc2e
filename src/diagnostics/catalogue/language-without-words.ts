import { type About, type Help, warning } from '../message.ts'
import { count, firstOf, quoted } from '../wording.ts'

const SHOWN = 3
const COPY = 'In node_modules/ukurasa/schema/site.md, *Names of words* has lines to copy.'

export const languageWithoutWords = warning(
  'language-without-words',
  (language: string, missing: readonly string[], name = '') => ({
    message: `Ukurasa is not translated into ${quoted(language)}: ${count(missing.length, 'word')} of the menu, the buttons and the labels would be English.`,
    ...(isCountry(language)
      ? {
          help: `${quoted(language)} is the code of a country, not of a language. Write the language first, as in ${quoted(`en-${language.toUpperCase()}`)} or ${quoted(`sw-${language.toUpperCase()}`)}.`,
        }
      : helpFor(
          `Write them in your language, as lines below \`words:\`${name && ` of \`languages: ${name}:\``} in site.yaml`,
          missing,
          name === '' ? '' : language,
        )),
  }),
)

/** The link to a second language has its name, so these words come first. */
function helpFor(words: string, missing: readonly string[], second: string): Help {
  const own = second && (new Intl.DisplayNames(second, { type: 'language' }).of(second) ?? second)
  const first = Object.entries({ language: own, languageHome: `${own} (…)` }).filter(([word]) =>
    missing.includes(word),
  )
  if (own !== '' && first.length > 0)
    return {
      help: `${words}. ${COPY} Begin with these: the link to this language says "English" until then.`,
      lines: first.map(([word, meant]) => `      ${word}: ${meant}`),
    }
  const names = missing.map((name) => `${name}: …`)
  return { help: `${words}: ${firstOf(names, SHOWN)}. ${COPY}` }
}

function isCountry(code: string): boolean {
  const known = (type: 'language' | 'region', each: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(each) !== undefined
  return /^[a-z]{2}$/i.test(code) && !known('language', code) && known('region', code.toUpperCase())
}

export const about: About = {
  what: 'Ukurasa is not translated into the language of the site, and `words:` lacks some of the words. Or `lang` is the code of a country, such as `ke`, and not of a language.',
  why: 'Visitors find English words in the menu, on buttons and in labels. Screen readers do not know that these are English.',
  examples: [
    {
      in: 'words',
      wrong: '`lang: rw`, and no `words:` in site.yaml',
      right: '`lang: rw`, and below `words:` a line for each word, such as `menu: Ibirimo`',
    },
    {
      in: 'site',
      wrong: `
        lang: ke
      `,
      right: `
        lang: en-KE
      `,
    },
  ],
}
