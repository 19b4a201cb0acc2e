/** Finds what one colleague asks another in the text itself: `(JANE PLS CONFIRM BEFORE THIS GOES LIVE)`. */

import { anyOf } from '../../base/in-pattern.ts'

/** Not the words of a link. */
const IN_BRACKETS = /[([](?<note>[^()[\]]{6,200})[)\]](?!\()/g

const CHECK = anyOf(['check', 'confirm', 'verify', 'update', 'correct', 'change', 'fix', 'review'])
const ASK = anyOf([
  'ask',
  CHECK,
  /v[ée]rifiez?r?|demander?|confirmer?|corriger?|relire/,
  /m?uulize|uliza|angalia|hakiki(?:sha)?|thibitisha|rekebisha/,
])
const PLEASE = anyOf(['please', 'pl[sz]', 'kindly', 'merci de', 'tafadhali'])
const TITLE = String.raw`(?:Mrs?|Ms|Miss|[DF]r|Rev|Prof|M|Mme|Bi|Bw|Mwl|Sister|Sista)\.? `

/** What begins a sentence for visitors. */
const NO_NAME = anyOf([
  // `Parents`, `Finally`, `Alternatively`.
  /\S*(?:s|wise)|\S{2,}(?:al|ive)ly|every\S+/,
  /also|again|so|then|now|first|next|all|or|but|no/,
  /children|(?:par|stud)ent|wa(?:zaz|gen|nafunz)i/,
])
/** The name of a colleague: `Mrs Otieno, …` */
const NAME = String.raw`^(?!${NO_NAME},)(?:${TITLE})?\p{L}{2,},`

/** What a colleague can do before visitors see the page. */
const BEFORE = anyOf([
  /before (?:we (?:publish|post|upload)(?: (?:this|it|the (?:page|site)))?[.!?]*$|it goes (?:live|online|up)\b)/,
  /avant (?:de (?:publier|mettre en ligne)|(?:la )?(?:mise en ligne|publication))/,
  /kabla (?:ya kuchapisha|hatujachapisha|haija\p{L}+)/u,
])

/** No visitor is asked these. "Please ask the office" and "check if this is right for you" are for visitors. */
const TO_COLLEAGUE = new RegExp(
  anyOf([
    // `pls confirm` and `Jane, please check`, but nothing about what is the reader's own.
    String.raw`(?:\b(?:pl[sz]|stp),?(?! ask)|${NAME} ${PLEASE}) ${ASK}\b(?!.*\b(?:y?our|us|by|list|secretary|office|vo(?:tre|s)|avant|[wylz]ako)\b)`,
    // `Jane, is this still right?`
    String.raw`${NAME} (?:(?:is|are|do(?:es)?|should) (?:this|that|it|these|they|we)|est-ce|c['’]est (?:encore|toujours|bien)|(?:je,? )?(?:hii |hizi )?bado)\b.*\?`,
    // `check if this is still right`
    String.raw`^(?:ask|${CHECK})\b.*\b(?:if|whether) (?:this|that|it|these)(?: is| are|['’]s) (?:still (?:right|correct|true)\b|(?:right|correct|true)[.!?]*$)`,
    /^(?:is|are) (?:this|these) still (?:right|correct|true) ?\?/,
    // `confirm the date before we publish`
    String.raw`(?:^(?:à )?|[.,;:!?] |\b${PLEASE} )${ASK}\b.* ${BEFORE}`,
    /\bbefore (?:this|the (?:web)?(?:page|site)) (?:goes|is|gets) (?:live|online|up|out|public)\b/,
    // `Mr Otieno to confirm`
    String.raw`^${TITLE}\S+,? to (?:check|confirm|verify)\b`,
    // In Swahili and French: whether this is right.
    /\bkama h(?:ii|izi) (?:bado )?ni sahihi[.!?]*$/,
    /^(?:à |demander|vérifier)\b.* si (?:c['’]est|ceci est) (?:encore|toujours|bien) (?:correct|juste|vrai)/,
  ]),
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
