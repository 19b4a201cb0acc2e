/** Finds hours in Swahili texts that have the number of the English clock: `saa 8 asubuhi` for 08:00. */
import { swahiliHours } from '../../../block/swahili.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** Not `wageni 8 asubuhi`, nor most verses of the Bible. */
const HOUR = /^saa|\d[.:](?:00|15|30|45)/i

export function hourOfEnglishClock({ text }: WrittenText): Slip | undefined {
  const hours = swahiliHours(text).filter(({ words, meant }) => meant && HOUR.test(words))
  const [first] = hours
  return first && { finding: messages.hourOfEnglishClock(hours), words: first.words }
}
