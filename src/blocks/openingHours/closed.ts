/** Finds days that a text calls closed, as in `closed on Saturdays and Sundays`. */
import { dayOf } from './meant.ts'

const CLOSED = /(?<!\p{L})(?:closed|imefungwa|hufungwa|fermée?|geschlossen)(?!\p{L})/iu
/** Only a part of the day or of the year may be meant. */
const PARTLY =
  /\d|(?<!\p{L})(?:not|never|except|but|if|when|holidays?|after|from|before|until|in|during|for|early|noon|lunch\p{L}*|(?:after|fore)noons?|mornings?|evenings?|isipokuwa|wakati|mwezi|sauf|pendant|en|außer|nicht|im|während)(?!\p{L})/iu

/** Short names such as `Mon`, each with the sentence that names it. */
export function closedDays(text: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const sentence of text.split(/[.!?;]+|\n\s*(?=[-*\n])/))
    if (CLOSED.test(sentence) && !PARTLY.test(sentence))
      for (const word of sentence.match(/\p{L}{5,}/gu) ?? []) {
        const day = dayOf(word)
        if (day !== undefined) days.set(day, sentence.trim().replaceAll(/\s+/g, ' '))
      }
  return days
}
