/** Who confirms stand-ins, and by when. The file has it in comments, so nothing else of a change says it. */
import { count } from '../../../diagnostics/wording.ts'
import { grouped } from '../../base/grouped.ts'
import type { SiteChanges, ValueChange } from '../diff/change-types.ts'
import { day } from './figures.ts'
import { joinWith, type Line } from './parts.ts'
import { blockName, placeName } from './say-place.ts'
import { settingPlace } from './say-settings.ts'

type Assigned = { readonly places: readonly Line[]; readonly who: Line }

export const isAssigned = ({ kind }: Pick<ValueChange, 'kind'>): boolean => kind === 'assigned'

/** A line for each person and day, with what they confirm. */
export const sayAssigned = (changes: SiteChanges): readonly Line[] =>
  assignedIn(changes).map(({ places, who }) => [...few(places), ': ', ...who])

/** For the sentence about the whole change. */
export function assignedInFew(changes: SiteChanges): readonly Line[] {
  const all = assignedIn(changes)
  const [only] = all
  if (only && all.length === 1 && only.places.length === 1)
    return [['who confirms ', ...few(only.places), ': ', ...only.who]]
  const number = all.reduce((sum, { places }) => sum + places.length, 0)
  return number === 0 ? [] : [[`who confirms ${count(number, 'value')}`]]
}

/** Often one person confirms many values. */
function assignedIn({ settings, snippets, pages }: SiteChanges): readonly Assigned[] {
  const all = [
    ...settings.map((change) => ({ change, place: settingPlace(change) })),
    ...[...snippets, ...pages].flatMap(({ route, changes }) =>
      changes.map((change) => ({ change, place: placeOnPage(route, change) })),
    ),
  ].filter(({ change }) => isAssigned(change))
  const groups = grouped(all, ({ change: { before, after } }) => JSON.stringify([before, after]))
  return [...groups.values()].map((group) => ({
    places: group.map(({ place }) => place),
    who: whoOf(group[0].change),
  }))
}

function placeOnPage(route: string, { at, sort }: ValueChange): Line {
  const [first = {}] = at
  if (first.type === undefined) return [`${route}, `, ...placeName(at, sort)]
  const inside = placeName(at.slice(1), sort)
  return [`${route}, `, ...blockName(first), ...(inside.length > 0 ? [', ', ...inside] : [])]
}

function whoOf({ before = '', after = '' }: ValueChange): Line {
  const [old, now] = [before, after].map((words) =>
    words === '' ? 'nobody yet' : words.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, day),
  )
  return [{ swap: [old ?? '', now ?? ''] }]
}

const MOST = 6

function few(places: readonly Line[]): Line {
  const more = places.length - MOST
  const said = joinWith(', ', places.slice(0, MOST))
  return more > 0 ? [...said, ` and ${more} more`] : said
}
