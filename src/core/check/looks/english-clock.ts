/** Finds hours in Swahili texts that have the number of the English clock: `saa 8 asubuhi` for 08:00. */
import { swahiliHours } from '../../../block/swahili.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

export function hourOfEnglishClock({ text }: WrittenText): Slip | undefined {
  const hours = swahiliHours(text).filter(({ words, meant }) => meant && /^saa/i.test(words))
  const [first] = hours
  return first && { finding: messages.hourOfEnglishClock(hours), words: first.words }
}
