/** What a new page says in place of the English examples of blocks, if it is in another language. */

import { inLanguage, type Language } from '../../../../languages/language.ts'
import type { StandIn, StandInWords } from '../../../../languages/stand-in-names.ts'
import { standIns } from '../../../../languages/stand-ins.ts'
import type { FieldPath } from '../../../base/field-path.ts'
import { fieldOf } from '../../../base/texts-in.ts'

const LANGUAGES: Readonly<Record<Exclude<Language, 'en'>, StandInWords>> = standIns

/** `undefined` for English, and for a language that Ukurasa does not speak. `lang` may have a country: `fr-BE`. */
export const standInWords = (lang: string): StandInWords | undefined => inLanguage(LANGUAGES, lang)

/** Fields whose words have another name here. */
const OTHERS: Readonly<Record<string, StandIn>> = {
  bio: 'text',
  description: 'text',
  items: 'item',
  conditions: 'item',
  categories: 'category',
}
const SAME: readonly string[] = Object.keys(standIns.fr) satisfies readonly string[]
const isStandIn = (name: string): name is StandIn => SAME.includes(name)

/** The stand-in for a text of an example; `undefined` for what is the same in every language. */
export function standInFor(type: string, path: FieldPath, text: string): StandIn | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const [list, , name] = path.slice(-3)
  if (type === 'table' && list === 'columns' && name === 'name') return 'column'
  if (type === 'table' && list === 'items') return 'cell'
  const field = fieldOf(path)
  if (field === 'title' && (type === 'ctaButton' || path.includes('link') || path.includes('links')))
    return 'link'
  const known = OTHERS[field] ?? field
  return isStandIn(known) ? known : undefined
}
