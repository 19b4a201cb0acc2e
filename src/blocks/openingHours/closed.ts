/** Finds days that a text calls closed, in sentences that say nothing else: `The office is closed on Saturdays.` */
import { dayOf } from '../../block/weekdays.ts'

const CLOSED = '(?:closed|imefungwa|hufungwa|fermée?s?|geschlossen)'
const PLACE =
  '(?:(?:we|the (?:office|school|clinic|library|shop|centre|reception)) (?:are|is)|(?:ofisi|shule|kliniki|maktaba|duka)|nous sommes|(?:le bureau|l’école|la bibliothèque) est|wir haben|(?:das büro|die schule|die bibliothek) ist)'
const FORMS = [
  `^(?:${PLACE} )?(?:always )?${CLOSED} (?:on |every |le |am |kila )?(?<days>.+)$`,
  `^(?:on |le |am )?(?<days>[^:]+?)(?: ${PLACE})?:? ${CLOSED}$`,
].map((form) => new RegExp(form, 'u'))

/** They have no line in `hours`. Beside another sentence, the office may be open on days when the school is closed. */
const HOLIDAYS =
  /^(?:(?:on |all )?(?:(?:public|bank|national|school) )?holidays|(?:siku za )?(?:sikukuu|likizo)(?: za umma)?|jours fériés)$/
/** A sentence that asks visitors to do something, and names no day and no emergency. */
const REQUEST =
  /^\s*(?:(?:please|tafadhali|veuillez) )?(?:call|ring|write|bring|piga|sonnez|appelez|appeler)(?!\p{L}|.*(?:emergenc|dharura|urgence|day|juma|manche|medi))/iu
const SPLIT = /,? (?:and|na|et|und|&) (?:on |les? )?|, (?:les? )?/

/**
 * Short names such as `Mon`, each with the sentence that calls it closed. Only the last sentence counts, or the last one
 * before requests: another one may be followed by an exception.
 */
export function closedDays(text: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  const sentences = text.split(/[.!?;]+|\n\s*(?=[-*\n])/).filter((each) => each.trim())
  const last = sentences.findLast((each) => !REQUEST.test(each)) ?? ''
  const words = last.trim().replaceAll(/\s+/g, ' ')
  for (const form of FORMS) {
    const { days: said = '' } = form.exec(words.toLowerCase())?.groups ?? {}
    const named = said.split(SPLIT).filter((name) => sentences.length > 1 || !HOLIDAYS.test(name))
    const found = named.map((name) => (/^\p{L}{5,}$/u.test(name) ? dayOf(name) : undefined))
    if (!found.includes(undefined)) for (const day of found) if (day) days.set(day, words)
  }
  return days
}
