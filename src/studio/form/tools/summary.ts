/** An entry of a list in a few words. */
import { NAMES } from '../../../core/base/texts-in.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { siteNow } from '../../session/site.ts'

const SHOWN = [...NAMES, 'text', 'image']
const LONGEST = 60

export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return shortened(value)
  if (Array.isArray(value)) return value.map(summaryOf).filter(Boolean).join(' · ').slice(0, LONGEST)
  const named = SHOWN.map((name) => valueAt(value, [name])).find((each) => typeof each === 'string')
  const href = valueAt(value, ['href'])
  const leads = typeof href === 'string' ? (siteNow()?.titles.get(href) ?? href) : ''
  return shortened(typeof named === 'string' ? named : leads || firstText(value))
}

function firstText(value: unknown): string {
  const first = Object.values(value ?? {}).find((each) => typeof each === 'string')
  return typeof first === 'string' ? first : ''
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
