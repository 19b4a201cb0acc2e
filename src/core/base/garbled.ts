/** Text that was saved as UTF-8 and then read in another encoding: `â€™` for `’`. */

/** What Windows has where Unicode has control characters. The decoder of Node 20 does not know them. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const OF_MAC = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))
const utf8 = new TextDecoder()

const NEXT = `[\\u0080-\\u00bf${OF_WINDOWS}]`
const WINDOWS = new RegExp(`[Â-ÆË]${NEXT}|[âï]${NEXT}{2}|ð${NEXT}{3}`, 'g')
const NEXT_OF_MAC = `[${OF_MAC.slice(0, 64)}]`
const MAC = new RegExp(`(?<!‚)[¬√]${NEXT_OF_MAC}|(?<!â)[‚Ô]${NEXT_OF_MAC}{2}|≈ì|\uf8ff${NEXT_OF_MAC}{3}`, 'g')
/** One letter or sign of a European language. Byte order marks are gone when they are decoded. */
const LIKELY = /^(?:[\u0080-\u0192\u02c6\u02dc\u2010-\u2bff\p{Emoji}]|\ufe0f)?$/u

/** Some programs lose the last part of `”`, and the second one of `à` if it looks like a space. */
const END_OF_QUOTE = new RegExp(`â€(?!${NEXT})`, 'g')
const SPACE = /(?<=\S)Â(?=\s|$)/g
const A_GRAVE = /Ã ?(?=\s|$)/g
const APOSTROPHE = /(?<=(?:^|[\s"'“(])[A-Za-z]*[a-z])[?Õ](?=(?:s|t|re|ll|ve|m|d)(?![\w=]))/g

/** A quick test: matches every text with garbled signs, and some others. */
export const GARBLED = String.raw`[Â-Åâïð¬√‚≈\uf8ff](?=[\u0080-\uffff])|[ÂÃ](?!\S)|\ufffd|[?Õ](?<=[a-z].)[st](?!\w)|[?Õ](?<=[a-z].)(?:re|ll|ve|[md])\b`

/**
 * In words in capitals, a real `Ã` may come before a quotation mark or a dash, and `« Â »` is about a letter. Such signs
 * are only certain if a text has others, too.
 */
const NO_LETTER = String.raw`(?<!\p{Lu}|[«“„"'(]\s?)`
const SURE = new RegExp(
  String.raw`[ÂÃ](?![\s«»®©°·‘’“”…–—™])${NEXT}|${NO_LETTER}[ÂÃ](?:${NEXT}|(?<=\SÂ|Ã)(?!\S))|[Â-Å]${NEXT}(?=\p{Ll})|(?<=\p{Ll})[Â-Å]${NEXT}|[âï]${NEXT}{2}|ð${NEXT}|â€|${MAC.source}|${APOSTROPHE.source}`,
  'u',
)

/** The text as it was meant. */
export function ungarbled(text: string): string {
  if (!SURE.test(text)) return text
  return withSigns(text)
    .replaceAll(END_OF_QUOTE, '”')
    .replaceAll(SPACE, '')
    .replaceAll(A_GRAVE, 'à')
    .replaceAll(APOSTROPHE, '’')
}

/** The signs that Windows has in the place of control characters. */
export const withWindowsSigns = (text: string) =>
  ungarbled(
    text.replaceAll(/[\u0080-\u009f]/g, (sign) => OF_WINDOWS[sign.charCodeAt(0) - 128] ?? ''),
  ).replaceAll(/[\u0080-\u009f]/g, '')

/** Some of a text was read wrongly twice. */
function withSigns(text: string): string {
  const meant = text
    .replaceAll(MAC, (sign) => decoded(sign, (letter) => OF_MAC.indexOf(letter)))
    .replaceAll(WINDOWS, (sign) => decoded(sign, (letter) => OF_WINDOWS.indexOf(letter)))
  return meant === text ? text : withSigns(meant)
}

function decoded(sign: string, at: (letter: string) => number): string {
  const bytes = Array.from(sign, (letter) => (at(letter) < 0 ? letter.charCodeAt(0) : 128 + at(letter)))
  const meant = utf8.decode(Uint8Array.from(bytes))
  return LIKELY.test(meant) ? meant : sign
}
