/** Changes of site.yaml in words: menus by their entries, values by the names that texts use for them. */

import { count } from '../../../diagnostics/wording.ts'
import type { PathStep, SettingChange } from '../diff/change-types.ts'
import { type Line, several } from './parts.ts'
import { sayChange, sayMove } from './say-change.ts'
import { placeName } from './say-place.ts'

const MENUS: Readonly<Record<string, string>> = {
  header: 'menu',
  footer: 'footer',
  chains: 'chain',
  social: 'social links',
}

export const isMenu = ({ at }: SettingChange): boolean => areaOf(at) !== undefined

const areaOf = (at: readonly PathStep[]) => MENUS[at[0]?.field ?? '']

/** `menu Talent + Choir`. */
export function sayMenu(change: SettingChange): Line {
  const { kind, at } = change
  const area = areaOf(at) ?? ''
  const entry = at.at(-1)
  const isEntry = entry?.position !== undefined
  if (!isEntry || kind === 'changed' || kind === 'kept') {
    const own = at[0]?.name === undefined ? at.slice(1) : at
    return [
      ...(own.length === 0 ? [] : [`${area} `]),
      ...sayChange(change, own.length === 0 ? [area] : placeName(own)),
    ]
  }
  const name = entry.name ?? `entry ${entry.position}`
  const groups = at.slice(0, -1).flatMap((step) => step.name ?? [])
  // A chain is called by the name of its list, a group of a menu by the name of its entry.
  const chain = at[0]?.field === 'chains' ? [entry.field ?? ''] : []
  const path: Line = [area, ...[...chain, ...groups].flatMap((each): Line => [' ', { quote: each }])]
  if (kind === 'moved') return [...path, ': ', { quote: name }, ...sayMove(change)]
  const after: Line = chain.length > 0 && change.behind ? [' after ', { quote: change.behind }] : []
  return [...path, kind === 'added' ? ' + ' : ' − ', { quote: name }, ...after]
}

/** Sections whose entries texts refer to by name: facts.grade4Fee. */
const NAMED = new Set(['organisation', 'contacts', 'facts', 'links'])

export function saySetting(change: SettingChange): Line {
  return [...sayChange(change, settingPlace(change)), ...sayShown(change), ...sayTranslations(change)]
}

/** Somebody has probably forgotten them. */
const sayTranslations = ({ translations = [] }: SettingChange): Line =>
  translations.length === 0 ? [] : [`; not changed in the language ${translations.join(', ')}`]

export function settingPlace({ at }: SettingChange): Line {
  if (!NAMED.has(at[0]?.field ?? '')) return placeName(at)
  const isLabelled = at.some(({ label }) => label !== undefined)
  return [isLabelled ? at.map(({ label }) => label).join(' › ') : at.map(({ field }) => field).join('.')]
}

function sayShown({ shownOn }: SettingChange): Line {
  if (shownOn === undefined) return []
  if (shownOn === 'everywhere') return ['; shown on every page']
  if (shownOn.length === 0) return ['; no page shows it']
  return [`; shown on ${count(shownOn.length, 'page')}: ${several(shownOn)}`]
}
