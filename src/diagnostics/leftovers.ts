/** What programs leave in texts that are copied from them and in tables that they save, and what only they understand. */
import type { Finding } from './diagnostic.ts'
import { SECTION } from './sections.ts'
import { quoted, THE_SIGN } from './wording.ts'

const EXCEL = 'Correct the cell in Excel, and save the table again. Or type the words here.'
const CHAT = 'Delete what comes from the chat.'
const AGAIN = 'Delete it, or write the words that belong here.'

/** How WhatsApp writes when a message was sent. It leaves out this year. */
const SENT_DAY = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const SENT_TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[AaPp]\.?\s?[Mm]\.?)?`

/** The first and the last sentence of a chat program. */
const ANSWER =
  /\b(?:Certainly|Sure|Of course|Absolutely|Bien sûr|Certainement|Hakika|Bila shaka)\s?[!,.] (?:[Hh]ere|[Vv]oici|(?:H[a-z]+ h|[Hh])apa)\b[^\n:]*(?:version|message|texte?|draft|letter|page|paragraph|description|summary|announcement|introduction|translation|speech|annonce|lettre|traduction|présentation|ujumbe|barua|tangazo|maelezo|tafsiri)\b[^\n:]*:/
const OFFER =
  /\b(?:Let me know if you(?:['’]d| would) like (?:me to|any (?:change|adjust|edit)|(?:a|it)\b[^\n.]* (?:version|shorter|longer|tone))|Would you like me to (?:make|adjust|re|shorten|translate|add|write|draft|change|turn|create|expand|simplify)|(?:[Dd]ites-moi si vous (?:souhaitez|voulez)|Souhaitez-vous) que je (?:propos|r|tradui|ajout|prépar|modifi|développ)|[Uu]ngependa ni(?:tafsiri|andike|fupishe|badilishe|ongeze))[^\n]*/

/** Each with what to do about it. A pattern that looks back begins with its own sign, or each text takes long. */
const LEFTOVERS: readonly (readonly [pattern: RegExp, help: string])[] = [
  [/\bHYPERLINK \\?"[^"\n]*"/, 'Word keeps a link like this. Write it as [words](/page).'],
  [
    /[Dd]escription (?:automatically generated|générée automatiquement)|AI-generated content may be incorrect/,
    'Say in your own words what people see in the picture.',
  ],
  [/^#{3,}$/, `Excel writes this if a column is too narrow. Make it wider, and save the table again.`],
  [
    /^\d[.,]\d+E\+\d+$/,
    'Excel has rounded a long number. Format the cells as text there, type the number again, and save the table.',
  ],
  // In the language of Excel: `#WERT!`, `#NOM?`, `#NV`.
  [/#(?:REF|NAME|VALUE|NUM|NULL|DIV\/0)[!?]|#N\/A|^#(?:[A-ZÄÖÜÉ_]{3,}[!?]|NV|NA)$/, EXCEL],
  [/^=[A-Z]+(?:\d+)?[(+*/:-]\S*/, `This is a formula of Excel. Write its result.`],
  // `[14/03, 09:12] Jane:`, `[9:12 am, 14/03/2025] Jane:` and `3/14/25, 9:12 AM - Jane:`
  [new RegExp(String.raw`\[(?:${SENT_DAY},? ${SENT_TIME}|${SENT_TIME},? ${SENT_DAY})\][^\n:]+:`), CHAT],
  [new RegExp(String.raw`^${SENT_DAY}(?:,|,? à) ${SENT_TIME} - (?!\d)[^\n:]+:`, 'm'), CHAT],
  [ANSWER, CHAT],
  [OFFER, CHAT],
  [/<(?:Media omitted|This message was edited)>|\b(?:image|video|audio|sticker|document) omitted\b/, CHAT],
  [/Error! [A-Z][a-z]+[^.\n]*\./, AGAIN],
  [/\[(?:cid|image): ?[^\]\n]+\]/, AGAIN],
  // The initials of somebody who wrote a comment in Word, and `«Parent_Name»`, for which it writes names into letters.
  [/\[(?<=\S\[)[A-Z]{2,3}\d{1,2}\](?!\()|[«<{[]{1,2}[A-Z][A-Za-z]*_\w+[»>}\]]/, AGAIN],
  [/\b[Cc]lick (?:(?:or tap )?here )?to (?:enter|add|edit) (?:your own )?(?:sub)?t(?:ext|itle)\b\.?/, AGAIN],
  [
    /^(?:Sent from my|Envoyé (?:de|depuis) mon|Get Outlook for) [^\n]+|\bSent from my (?:iPhone|iPad|Android|Samsung|Galaxy|Huawei)\b[^\n.]*/m,
    'Delete it, and the greeting and the name above it, if they are there.',
  ],
  // Within a sentence, it may be about a document.
  [
    /\bPage \d+ (?:of|sur) \d+$(?<=(?:^|[ \t]{2})Page .*)/m,
    'This is from the foot of a printed page. Delete it.',
  ],
  [
    /~(?<=(?<![~\w])~)[A-Za-zÀ-ÿ\d](?:[^~`\n]*[^\s~`])?~(?=[\s.,;:!?)]|$)/m,
    'WhatsApp crosses these words out, and pages do not. Delete them, or only the two `~`.',
  ],
  [
    /\[[a-z][\w-]*(?: +[\w-]+=[^\]\n]+)\]|\[(?<code>[a-z][\w-]*)\][^\n]*\[\/\k<code>\]/,
    'Pages have no such codes. For a link, write [words](/page), and for anything else, use a block.',
  ],
  [/\[\[[^\]\n]+\]\]/, 'Write a link as [words](/page).'],
  [/\{(?<=[)\]]\{)[^}\n]+\}|\{(?<= \{)[:#.][^}\n]+\}/, 'Delete the braces, and what is between them.'],
  [
    new RegExp(String.raw`\{\{(?! *${SECTION}\.)[^}\n]*\}\}|\{%[^%\n]*%\}`),
    'Write the words that the other program would show here.',
  ],
  [/:(?<=(?:^|\s):)[a-z]\w+:(?!\S)/, THE_SIGN],
  [/\\[nrt](?![a-z])/, 'For a new line, write `|` after the colon, and each line of the text below it.'],
]

/** A quick test for many texts at once. */
export const LEFTOVER = LEFTOVERS.map(([{ source }]) => source).join('|')

/** The first such words of a text, and what to do about them. */
export function leftover(text: string): { readonly words: string; readonly help: string } | undefined {
  for (const [pattern, help] of LEFTOVERS) {
    const words = pattern.exec(text)?.[0].trim()
    if (words !== undefined) return { words, help }
  }
  return undefined
}

/** What a program has left in a text is better deleted than put in quotes. `undefined` if there is nothing. */
export function besideLeftover(
  { code, severity, message, help }: Finding,
  owner: string | undefined,
  written: string,
): Finding | undefined {
  const left = leftover(written)
  if (!left) return undefined
  if (left.words !== written)
    return {
      code,
      severity,
      message,
      // Without its first words, the text needs no quotes.
      help: [written.startsWith(left.words) ? [] : (help ?? []), left.help].flat().join(' '),
    }
  const words = `${quoted(left.words)} in ${owner ?? 'this text'} comes from another program.`
  return { code, severity, message: words, help: left.help }
}
