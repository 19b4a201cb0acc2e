import { type About, type Help, warning } from '../message.ts'
import { count, firstOf, quoted } from '../wording.ts'

const SHOWN = 3

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
      help: `${words}. Your editor suggests the names. Begin with these: the link to this language says "English" until then.`,
      lines: first.map(([word, meant]) => `      ${word}: ${meant}`),
    }
  const names = missing.map((name) => `${name}: …`)
  return { help: `${words}: ${firstOf(names, SHOWN)}. Your editor suggests the names.` }
}

function isCountry(code: string): boolean {
  const known = (type: 'language' | 'region', each: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(each) !== undefined
  return /^[a-z]{2}$/i.test(code) && !known('language', code) && known('region', code.toUpperCase())
}

export const about: About = {
  what: 'Ukurasa has no words of its own in the language of the site, and `words:` does not have them all.',
  why: 'Visitors find English words in the menu, on buttons and in front of figures, between texts in their own language. Screen readers speak them as if they were words of that language.',
  examples: [
    {
      in: 'site',
      wrong: `
        lang: rw
      `,
      right: `
        lang: rw
        words:
          menu: Ibirimo
          # and all other words
        checks:
          # Until they are written:
          language-without-words: off
      `,
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
