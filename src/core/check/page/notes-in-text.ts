/** Finds what one colleague asks another in the text itself: `(JANE PLS CONFIRM BEFORE THIS GOES LIVE)`. */

/** Not the words of a link. */
const IN_BRACKETS = /[([](?<note>[^()[\]]{6,200})[)\]](?!\()/g

const CHECK = '(?:check|confirm|verify|update|correct|change|fix|review)'
const ASK = `(?:ask|${CHECK}|v[ée]rifiez?r?|demander?|confirmer?|corriger?|relire|m?uulize|uliza|angalia|hakiki(?:sha)?|thibitisha|rekebisha)`
const PLEASE = '(?:please|pl[sz]|kindly|merci de|tafadhali)'
const TITLE = String.raw`(?:Mrs?|Ms|Miss|[DF]r|Rev|Prof|M|Mme|Bi|Bw|Mwl|Sister|Sista)\.? `
/** A name, not what begins a sentence for visitors. Many of them end like `Parents` and `Finally`. */
const NAME = String.raw`^(?!(?:\S*(?:s|wise)|\S{2,}(?:al|ive)ly|every\S+|also|again|so|then|now|first|next|children|(?:par|stud)ent|all|or|but|no|wa(?:zaz|gen|nafunz)i),)(?:${TITLE})?\p{L}{2,},`

/** No visitor is asked these. "Please ask the office" and "check if this is right for you" are for visitors. */
const TO_COLLEAGUE = new RegExp(
  [
    String.raw`(?:\b(?:pl[sz]|stp),?(?! ask)|${NAME} ${PLEASE}) ${ASK}\b(?!.*\b(?:y?our|vo(?:tre|s)|[wylz]ako)\b)`,
    String.raw`${NAME} (?:(?:is|are) (?:this|that|it|these|they)|est-ce|c['’]est (?:encore|toujours|bien)|(?:je,? )?(?:hii |hizi )?bado)\b.*\?`,
    String.raw`^(?:ask|${CHECK})\b.*\b(?:if|whether) (?:this|that|it|these)(?: is| are|['’]s) (?:still (?:right|correct|true)\b|(?:right|correct|true)[.!?]*$)`,
    String.raw`^(?:is|are) (?:this|these) still (?:right|correct|true) ?\?`,
    String.raw`(?:^(?:à )?|[.,;:!?] |\b${PLEASE} )${ASK}\b.* (?:before (?:we (?:publish|post|upload)(?: (?:this|it|the (?:page|site)))?[.!?]*$|it goes (?:live|online|up)\b)|avant (?:de (?:publier|mettre en ligne)|(?:la )?(?:mise en ligne|publication))|kabla (?:ya kuchapisha|hatujachapisha|haija\p{L}+))`,
    String.raw`\bbefore (?:this|the (?:web)?(?:page|site)) (?:goes|is|gets) (?:live|online|up|out|public)\b`,
    String.raw`^${TITLE}\S+,? to (?:check|confirm|verify)\b`,
    String.raw`\bkama h(?:ii|izi) (?:bado )?ni sahihi[.!?]*$`,
    String.raw`^(?:à |demander|vérifier)\b.* si (?:c['’]est|ceci est) (?:encore|toujours|bien) (?:correct|juste|vrai)`,
  ].join('|'),
  'iu',
)

/** Without brackets, only if it names whom it asks: `Mrs Otieno, please check the date.` */
const ASKED = new RegExp(
  String.raw`(?<!\p{L}[\p{L},]? )(?:${TITLE})\p{L}{2,}, ${PLEASE} ${ASK}\b(?![^]*\b(?:y?our?|vous)\b)[^\n]+`,
  'u',
)

/** A quick test: matches every text with several words in brackets, or such a question. */
export const NOTE = `[([](?=[^()[\\]\\s]+\\s[^()[\\]]{3,200}[)\\]](?!\\())|,(?= ${PLEASE} )`

export function noteIn(text: string): string | undefined {
  for (const { 0: words, groups: { note = '' } = {} } of text.matchAll(IN_BRACKETS))
    if (TO_COLLEAGUE.test(note.trim().replaceAll(/\s+/g, ' '))) return words
  return ASKED.exec(text)?.[0]
}
