/** The e-mail address that an author meant: wrong signs, blanks, and `at` as a word. */

const AT = /\s*[[({<]\s*at\s*[\])}>]\s*|\s+at\s+|\s+@\s*|\s*@\s+|@{2,}/gi
const POINT = /\s*[[({]\s*(?:dot|point|punkt|nukta)\s*[\])}]\s*|\s+dot\s+/gi

/** `undefined` if the words leave a doubt, or are no address. */
export function emailMeant(words: string): string | undefined {
  const plain = words
    .trim()
    .replaceAll(/^(?:mailto:\s*|<)\s*|>$/gi, '')
    .replaceAll(AT, '@')
    .replaceAll(POINT, '.')
    .replace(/[.,;:]+$/, '')
  const [, box, host = ''] = /^([\w.+'-]+)@([^\s@/]+)$/.exec(plain) ?? []
  const meant = host.replaceAll(/[,;]/g, '.').replaceAll(/\.{2,}/g, '.')
  return box !== undefined && /^[^.].*\.[^\W\d]{2,}$/.test(meant) ? `${box}@${meant}` : undefined
}
