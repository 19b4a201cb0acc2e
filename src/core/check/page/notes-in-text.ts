/** Finds what one colleague asks another in the text itself: `(JANE PLS CONFIRM BEFORE THIS GOES LIVE)`. */

/** Not the words of a link. */
const IN_BRACKETS = /[([](?<note>[^()[\]]{6,200})[)\]](?!\()/g

const CHECK = '(?:check|confirm|verify|update|correct|change|fix|review)'

/** No visitor is asked these. "Please ask the office" and "check if this is right for you" are for visitors. */
const TO_COLLEAGUE = new RegExp(
  [
    String.raw`\b(?:pl[sz]|stp),? (?:${CHECK}|v[ée]rifie|corrige|confirme)\b(?!.*\by?our\b)`,
    String.raw`^(?:ask|${CHECK})\b.*\b(?:if|whether) (?:this|that|it|these)(?: is| are|['’]s) (?:still (?:right|correct|true)\b|(?:right|correct|true)[.!?]*$)`,
    String.raw`^(?:is|are) (?:this|these) still (?:right|correct|true) ?\?`,
    String.raw`\bbefore (?:this|the (?:page|site)) goes live`,
    String.raw`^(?:Mrs?|Ms|Miss|Dr)\b\.? \S+,? to (?:check|confirm|verify)\b`,
    String.raw`\bkama h(?:ii|izi) (?:bado )?ni sahihi[.!?]*$`,
    String.raw`^(?:à vérifier|vérifier|demander)\b.* (?:avant de publier|si (?:c['’]est|ceci est) (?:encore|toujours|bien) (?:correct|juste|vrai))`,
  ].join('|'),
  'iu',
)

/** A quick test: matches every text with such words, and some others. */
export const NOTE =
  '[([](?=[^)\\]]{6,200}[)\\]](?!\\())(?=[^)\\]]{0,200}(?:\\b[Pp][Ll][SsZz]\\b|\\b[Ss]tp\\b|\\b[Ll][Ii][Vv][Ee]\\b|right|RIGHT|correct|CORRECT|[Tt]rue|TRUE|sure|SURE|to (?:check|confirm|verify)|sahihi|publier|juste|vrai))'

export function noteIn(text: string): string | undefined {
  for (const { 0: words, groups: { note = '' } = {} } of text.matchAll(IN_BRACKETS))
    if (TO_COLLEAGUE.test(note.trim().replaceAll(/\s+/g, ' '))) return words
  return undefined
}
