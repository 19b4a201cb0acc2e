/** Words that the page itself writes beside a value: `Since`, `Address`, `not accepted`. */
import * as messages from '../../../diagnostics/messages.ts'
import { anyOf } from '../../base/in-pattern.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const METHOD = '`method`'

/** By the field. */
const SAID: Readonly<Record<string, string>> = {
  '`since`': '^(?:[Ss]ince|[Dd]epuis|[Tt]angu)[: ]+',
  '`address`': '^(?:Add?resse?|Anwani) *: *',
  [METHOD]: String.raw`^(?:(?:No|Pas de|Aucune?|Hatu\w+|Hakuna) |Pas d['’])|[ (–-]+(?:not accepted|non accept\S+|ha[iz]\w+i)\)?$`,
}

export const SAID_BY_PAGE = anyOf(Object.values(SAID))

export function saidByPage({ text, owner }: WrittenText): Slip | undefined {
  const [words = ''] = new RegExp(SAID[owner] ?? '^').exec(text) ?? []
  const rest = text.replace(words, '')
  if (rest === '' || words === '') return undefined
  if (owner !== METHOD)
    return { finding: messages.wordTwice(words.trim(), undefined, rest), words: text, fix: () => rest }
  // A fix might say that what is refused is accepted.
  const meant = rest.charAt(0).toUpperCase() + rest.slice(1)
  return { finding: messages.wordTwice(words.trim(), undefined, meant, 'accepted: false'), words: text }
}
