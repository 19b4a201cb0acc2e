/** Compares site.yaml, and finds the pages that show each change. */

import { SECTIONS } from '../../../diagnostics/sections.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { textsIn } from '../../base/texts-in.ts'
import type { SiteValues } from '../../validate/interpolate.ts'
import { languagesThatKeep } from '../../validate/site-in-language.ts'
import type { SettingChange, ValueChange } from './change-types.ts'
import { type Comparing, compare, valuesIn } from './compare-values.ts'
import { type Document, pagesWith, type SiteVersion } from './site-version.ts'

/** The names of the values with another text, after all references are replaced. */
export function changedValues(before: SiteValues, after: SiteValues): ReadonlySet<string> {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return new Set(names.filter((name) => before.get(name) !== after.get(name)))
}

export function settingChanges(
  before: SiteVersion,
  after: SiteVersion,
  comparing: Comparing,
): readonly SettingChange[] {
  const [old, now] = [before.site.value, after.site.value]
  if (!old || !now) return []
  return compare({ before: old, after: now }, [], comparing)
    .filter(({ through }) => through === undefined)
    .map((change) => {
      const shownOn = shownBy(change, after, comparing)
      const path = change.at.map(({ field = '' }) => field)
      const isChanged = change.kind === 'changed'
      const translations = isChanged
        ? languagesThatKeep(path, before.site.source?.value, after.site.source?.value)
        : []
      return {
        ...change,
        ...(shownOn && { shownOn }),
        ...(translations.length > 0 && { translations }),
      }
    })
}

function shownBy(
  { at }: ValueChange,
  site: SiteVersion,
  { changedValues }: Comparing,
): SettingChange['shownOn'] {
  const [section, name] = at.map(({ field }) => field)
  if (section === undefined || name === undefined) return undefined
  if (section === 'links')
    return pagesWith(
      site,
      showing((text) => namesLink(text, name)),
    )
  if (!SECTIONS.includes(section)) return undefined
  const value = at.map(({ field }) => field).join('.')
  if (value === 'organisation.name') return 'everywhere'
  const names = dependents(value, site, changedValues)
  const refersToIt = (text: string) => valuesIn(text, names).length > 0
  const isContact = (text: string, path: FieldPath) =>
    section === 'contacts' && path.includes('contacts') && text === name
  const frame = textsOf(site.site).some(
    ({ text, path }) => !SECTIONS.includes(String(path[0])) && (refersToIt(text) || isContact(text, path)),
  )
  return frame
    ? 'everywhere'
    : pagesWith(
        site,
        showing((text, path) => refersToIt(text) || isContact(text, path)),
      )
}

const namesLink = (text: string, name: string) => text === `link:${name}` || text.includes(`(link:${name})`)

/** The value, and all values that refer to it, directly or through others. */
function dependents(value: string, { site }: SiteVersion, changed: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([value])
  const texts = textsOf(site).filter(({ path }) => SECTIONS.includes(String(path[0])))
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { text, path } of texts) {
      const name = path.join('.')
      if (changed.has(name) && valuesIn(text, found).length > 0) found.add(name)
    }
  }
  return found
}

const textsOf = ({ source }: Document) => textsIn(source?.value, [])

const showing =
  (fits: (text: string, path: FieldPath) => boolean) =>
  (document: Document): boolean =>
    textsOf(document).some(({ text, path }) => fits(text, path))
