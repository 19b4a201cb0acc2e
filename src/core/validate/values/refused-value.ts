/** The messages about a value whose form a schema refuses. */
import type { Refusal } from '../../../../schema/refusals.ts'
import { amountAndRest, isInAnotherCurrency } from '../../../block/amount-meant.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import type { Conventions } from '../interpolate.ts'
import { dateFinding, instantFinding, timeApart } from './suggest-day.ts'

export type RefusedValue = {
  /** What the message calls the field. */
  readonly name: string
  readonly text: string
  /** The values that the author may have meant. */
  readonly meant: readonly string[]
  readonly conventions: Conventions | undefined
  /** The year that the block is about. */
  readonly year: number | undefined
  /** Whether the group has a field `time`, too. */
  readonly hasTime?: boolean
  /** Whether it is in a block `openingHours`. */
  readonly isOfHours?: boolean
  /** Whether it may also be `none`. */
  readonly orNone?: boolean
}

type Worded = (value: RefusedValue) => Finding

/** Most messages say the same of a value. */
const worded =
  (message: (name: string, text: string, meant: readonly string[]) => Finding): Worded =>
  ({ name, text, meant }) =>
    message(name, text, meant)

/** These need more than the value. */
type WordedElsewhere = 'not-a-name' | 'not-one-of' | 'not-true-or-false' | 'unknown-schema-version'

const FINDINGS: Readonly<Record<Exclude<Refusal, WordedElsewhere>, Worded>> = {
  'empty-field': ({ name }) => messages.emptyField(name),
  'empty-list': ({ name }) => messages.emptyList(name),
  'not-a-colour': worded(messages.notAColour),
  'not-a-currency': worded(messages.notACurrency),
  'not-a-date': (value) => timeApart(value) ?? dateFinding(value),
  'not-a-language': worded(messages.notALanguage),
  'not-a-number': ({ orNone = false, name, text, meant }) => messages.notANumber(orNone, name, text, meant),
  'not-a-repository': worded(messages.notARepository),
  'not-a-route': worded(messages.notARoute),
  'not-a-time': worded(messages.notATime),
  'not-an-amount': ({ name, text, meant, conventions: { currency } = {} }) => {
    const apart = amountAndRest(text, currency)
    const isOther = !apart && isInAnotherCurrency(text, currency)
    const finding = messages.notAnAmount(isOther ? currency : undefined, name, text, meant)
    return apart ? { ...finding, help: remedies.amountApart(apart.amount, apart.rest) } : finding
  },
  'not-an-anchor': worded(messages.notAnAnchor),
  'not-an-emoji': worded(messages.notAnEmoji),
  'not-an-instant': ({ name, text, meant, conventions }) =>
    instantFinding(name, text, meant, conventions?.timezone),
}

/** Blocks of a site may refuse values in words of their own. */
export function refusedValue(refusal: string, value: RefusedValue): Finding {
  return isWorded(refusal) ? FINDINGS[refusal](value) : messages.fieldRefused(value.name, refusal)
}

const isWorded = (refusal: string): refusal is keyof typeof FINDINGS => Object.hasOwn(FINDINGS, refusal)
