/** Words that the page itself writes beside a value: `Since`, `Address`, `not accepted`. */
import * as messages from '../../../diagnostics/messages.ts'
import { anyOf } from '../../base/in-pattern.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** By the field. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['since', '^(?:[Ss]ince|[Dd]epuis|[Tt]angu)[: ]+'],
  ['address', '^(?:Add?resse?|Anwani) *: *'],
  [
    'method',
    String.raw`^(?:(?:No|Pas de|Aucune?|Hatu\w+|Hakuna) |Pas d['’])|[ (–-]+(?:not accepted|non accept\S+|ha[iz]\w+i)\)?$`,
  ],
])

export const SAID_BY_PAGE = anyOf([...SAID.values()])

export function saidByPage({ text, field }: WrittenText): Slip | undefined {
  const [words = ''] = new RegExp(SAID.get(field) ?? '^').exec(text) ?? []
  const rest = text.replace(words, '')
  if (rest === '' || words === '') return undefined
  if (field !== 'method')
    return { finding: messages.wordTwice(words.trim(), { meant: rest }), words: text, fix: () => rest }
  // A fix might say that what is refused is accepted.
  const meant = rest.charAt(0).toUpperCase() + rest.slice(1)
  return { finding: messages.wordTwice(words.trim(), { meant, also: 'accepted: false' }), words: text }
}
