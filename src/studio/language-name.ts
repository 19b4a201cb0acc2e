/** The name of a language, in the language of Studio. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code) ?? code
