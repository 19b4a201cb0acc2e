/** Text that was saved as UTF-8 and then read in another encoding: `â€™` for `’`. */

/** What Windows has where Unicode has control characters. The decoder of Node 20 does not know them. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const utf8 = new TextDecoder()

const NEXT = `[\\u0080-\\u00bf${OF_WINDOWS}]`
/** In words in capitals and in quotation marks, a real letter may come before a quotation mark or a dash. */
const NO_LETTER = String.raw`(?<!\p{Lu}|[«“„‘‹"']\s?|[»”])`
/** Only what cannot be meant: `‚Ä‘` and `Å’s` are about letters, but `Å’u` is `Œu`. After `¢°¬¸`, it was read wrongly twice. */
const SIGN = new RegExp(
  String.raw`[ÂÃ](?![\s«»‹›®©°·‘’“”…–—™])${NEXT}|${NO_LETTER}[ÂÃ](?![’”])${NEXT}|[Â-ÆË](?!’[^u]|”)${NEXT}(?=\p{Ll})|(?<=[\p{Ll}¢°¬¸])[Â-ÆË]${NEXT}|[Â-ÆË][\u0080-\u009f]|[âï]${NEXT}{2}|ð${NEXT}{3}`,
  'gu',
)
/** In a text with others, what is in the middle of a word is wrong, too. */
const INSIDE = /(?<=\p{Lu})Ã[‘“”–](?=\p{Lu})/gu
/** One letter or sign of a European language. Byte order marks are gone when they are decoded. */
const LIKELY = /^(?:[\u0080-\u0192\u02c6\u02dc\u2010-\u2bff\p{Emoji}]|\ufe0f)?$/u

/** Some programs lose the last part of `”`, and the second one of `à` if it looks like a space. */
const END_OF_QUOTE = new RegExp(`â€(?!${NEXT})`, 'g')
const SPACE = new RegExp(String.raw`${NO_LETTER}(?<=\S)Â(?!\S)`, 'gu')
const A_GRAVE = new RegExp(String.raw`${NO_LETTER}Ã ?(?!\S)`, 'gu')
/** Two or three letters in one sign, as PDFs have them. Alone, the sign itself is meant. */
const LIGATURE = /(?<=\p{L})[\ufb00-\ufb06]|[\ufb00-\ufb06](?=\p{L})/gu
const APOSTROPHE = /[?Õ](?<=(?:^|[\s"'“(])[A-Za-z]{0,20}[a-z].)(?=(?:s|t|re|ll|ve|m|d)(?![\w=]))/g

/** A quick test: matches every text with garbled signs, and some others. */
export const GARBLED = String.raw`[Â-Åâïð](?=[\u0080-\uffff])|[ÂÃ](?!\S)|[\ufffd\ufb00-\ufb06]|[?Õ](?<=[a-z].)[st](?!\w)|[?Õ](?<=[a-z].)(?:re|ll|ve|[md])\b`

/** The text as it was meant. Some of it was read wrongly twice. */
export function ungarbled(text: string): string {
  const meant = text.replaceAll(SIGN, decoded).replaceAll(SIGN, decoded)
  return (meant === text ? text : meant.replaceAll(INSIDE, decoded))
    .replaceAll(END_OF_QUOTE, '”')
    .replaceAll(SPACE, '')
    .replaceAll(A_GRAVE, 'à')
    .replaceAll(APOSTROPHE, '’')
    .replaceAll(LIGATURE, (sign) => sign.normalize('NFKC'))
}

/** The signs that Windows has in the place of control characters. */
export const withWindowsSigns = (text: string) =>
  ungarbled(text)
    .replaceAll(/[\u0080-\u009f]/g, (sign) => OF_WINDOWS[sign.charCodeAt(0) - 128] ?? '')
    .replaceAll(/[\u0080-\u009f]/g, '')

function decoded(sign: string): string {
  const bytes = Array.from(sign, (letter) => {
    const at = OF_WINDOWS.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 128 + at
  })
  const meant = utf8.decode(Uint8Array.from(bytes))
  return LIKELY.test(meant) ? meant : sign
}
