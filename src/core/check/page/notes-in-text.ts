/** Finds what one colleague asks another in the text itself: `(JANE PLS CONFIRM BEFORE THIS GOES LIVE)`. */

/** Not the words of a link. */
const IN_BRACKETS = /[([](?<note>[^()[\]]{6,200})[)\]](?!\()/g

const CHECK = '(?:check|confirm|verify|update|correct|change|replace|fix|rewrite|review)'
const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Mme|Bw|Bi|Mwl)\b`
const RIGHT = '(?:still |all )*(?:right|correct|true|accurate|ok|okay|up to date|current)\\b'

/** No visitor is asked these. "Please ask the office" is for visitors. */
const TO_COLLEAGUE = new RegExp(
  [
    String.raw`\b(?:pl[sz]|stp|can (?:you|someone)),? (?:${CHECK}|v[ée]rifi|corrig|confirme)`,
    `^(?:ask|${CHECK})\\b.*\\b(?:if|whether|that) (?:this|that|it|these)(?: is| are|['’]s) ${RIGHT}`,
    `^(?:is|are) (?:this|these) ${RIGHT} ?\\?`,
    '^(?:not sure (?:about|if|whether) th(?:is|at)|do we still|note to self|NB to self)\\b',
    String.raw`\bbefore (?:this|we|it|the (?:page|site)) go(?:es)? live|\bbefore (?:publishing|we publish)(?: this| it)?[.! ]*$`,
    `^(?:ask|${CHECK})(?: with)? ${TITLE}.*[!?]{2}$`,
    String.raw`^${TITLE}\.? \S+,? to (?:check|confirm|verify)\b`,
    String.raw`^(?:tafadhali )?(?:thibitisha|hakikisha|(?:mu|mw|wa)ulize|uliza|angalia|kagua)\b.*\b(?:kabla ya kuchapisha$|kama .*ni sahihi)`,
    String.raw`^(?:svp )?(?:à )?(?:v[ée]rifi|confirm|demand|corrig)\p{L}+.* (?:avant (?:de publier|publication|(?:la )?mise en ligne)|si (?:c['’]est|cela est|ceci est) (?:(?:encore|toujours|bien) )*(?:correct|juste|vrai|exact|bon))`,
  ].join('|'),
  'iu',
)
/** In capitals, without PLEASE and YOUR. */
const IN_CAPITALS = new RegExp(
  String.raw`^(?:[A-Z]+[:,]? )?(?:${CHECK.toUpperCase()}) (?:WITH (?:MRS?|MS|MISS|DR)\b|(?:(?:THE|THIS|THESE) )?(?:THIS|DATE|FIGURE|NAME|NUMBER|AMOUNT|FEE|PRICE|SPELLING|LINK|TEXT|WORDING|PHOTO|PICTURE)S?\b)(?!.*YOUR)`,
)
/** Without brackets, only the plainest words are certain. */
const SENTENCE =
  /[^.!?\n]*\b(?:before this (?:page |text )?goes live|pl[sz],? (?:check|confirm|verify|update) (?:this|(?:with|if|whether) (?:this|mrs?|miss|ms))\b)[^.!?\n]*[.!?]*/i

/** A quick test: matches every text with such words, and some others. */
export const NOTE = String.raw`[([](?=[^)\]]{0,200}(?:[A-Z]{3}|\bth(?:is|ese|at)\b|\b(?:[Pp]l[sz]|[Ss]tp|(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|Mme|Bw|Bi|Mwl)|if it|live|self|we|[Cc]an (?:you|someone))\b|publi|ligne|sahihi|kuchapisha|[Ss]i c))`
export const NOTE_WORDS = 'goes live|GOES LIVE|\\b(?:PL[SZ]|[Pp]l[sz]),? [cvuCVU]'

export function noteIn(text: string): string | undefined {
  for (const { 0: words, groups: { note = '' } = {} } of text.matchAll(IN_BRACKETS)) {
    const line = note.trim().replaceAll(/\s+/g, ' ')
    if (TO_COLLEAGUE.test(line) || IN_CAPITALS.test(line)) return words
  }
  return SENTENCE.exec(text)?.[0].trim()
}
