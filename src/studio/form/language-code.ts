/** The code of a language by the name that people give it: `fr` for French, français or Kifaransa. */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * The name may be in English, in the language itself, or in the language `speaks`. If no language has this name, it is
 * returned as it is.
 */
export function languageCode(name: string, speaks: string): string {
  const wanted = name.trim().toLowerCase()
  const isCalled = (code: string, language: string) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code)?.toLowerCase() === wanted
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const known = codes.filter((code) => ENGLISH.of(code) !== undefined)
  if (known.includes(wanted)) return wanted
  // Old codes have the name of the new one: `mo` is Romanian, too.
  const current = known.filter((code) => Intl.getCanonicalLocales(code)[0] === code)
  return current.find((code) => [speaks, 'en', code].some((language) => isCalled(code, language))) ?? name
}

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
