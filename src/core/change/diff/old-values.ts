/** Finds replaced values that other places still show: an author has probably forgotten them there. */
import { only } from '../../../diagnostics/certain.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { textsIn } from '../../base/texts-in.ts'
import type { OldValue, SiteChanges, ValueChange } from './change-types.ts'
import { type Detail, detailsIn } from './details-in.ts'
import type { Document, SiteVersion } from './site-version.ts'

type Changes = Pick<SiteChanges, 'pages' | 'snippets' | 'settings'>
/** A change, and the document that it is in. */
type Placed = { readonly name: string; readonly change: ValueChange }

export function oldValues(changes: Changes, before: SiteVersion, after: SiteVersion): readonly OldValue[] {
  const all = placed(changes)
  const come = new Set(all.flatMap(({ change }) => meaningsOf(change.after)))
  const old = all.flatMap((each) =>
    goneWith(each)
      .filter(({ detail }) => !come.has(detail.meaning))
      .map((gone) => ({ ...each, ...gone })),
  )
  if (old.length === 0) return []
  const wanted = new Set(old.map(({ detail }) => detail.meaning))
  const were = documentsOf(before)
  const found = [...documentsOf(after)].flatMap(([name, document]) => {
    const places = placesIn(document, wanted)
    const known = new Set(places.length > 0 ? meaningsIn(were.get(name)) : [])
    return places.filter(({ meaning }) => known.has(meaning)).map((place) => ({ ...place, name }))
  })
  const told = new Set<string>()
  return old.flatMap(({ name, change, detail, now }): readonly OldValue[] => {
    if (told.has(detail.meaning)) return []
    told.add(detail.meaning)
    const isAlike = alikeTo(name, change)
    const places = found
      .filter((place) => place.meaning === detail.meaning)
      .filter((place) => !(place.name === name && isAlike(place.path)))
      .map(({ name: document, file, line, isOwn }) => ({ name: isOwn ? document : file, line }))
    const unique = [...new Map(places.map((place) => [`${place.name}:${place.line}`, place])).values()]
    return unique.length === 0 ? [] : [{ before: detail.words, ...(now && { after: now }), places: unique }]
  })
}

/** A value of site.yaml has changed only there. */
function placed({ pages, snippets, settings }: Changes): readonly Placed[] {
  const inside = [...pages, ...snippets].flatMap(({ route, changes }) =>
    changes.map((change) => ({ name: route, change })),
  )
  const all = [...settings.map((change) => ({ name: 'site.yaml', change })), ...inside]
  return all.filter(({ change: { through, kind } }) => through === undefined && kind !== 'assigned')
}

/** What a change has taken away, and the new value if there is only one of each. */
type Gone = { readonly detail: Detail; readonly now: string | undefined }

/** What is only deleted on a page may well be right on another one. */
function goneWith({ name, change }: Placed): readonly Gone[] {
  const { kind, sort, at, before = '', after = '' } = change
  const isContactGone = kind === 'removed' && name === 'site.yaml' && at[0]?.field === 'contacts'
  if (kind !== 'changed' && !isContactGone) return []
  const [old, now] = [detailsIn(before), detailsIn(after)]
  const gone = without(old, now)
  if (isContactGone) return gone.filter(isOfContact).map((detail) => ({ detail, now: undefined }))
  const come = without(now, old)
  // The number of a chart or of a table may count anything.
  const isPrice = sort === 'money' || name === 'site.yaml' || /\p{L}/u.test(before)
  return gone.flatMap((detail) => {
    const isLike = ({ kind: other }: Detail) => other === detail.kind
    if (!come.some(isLike) || (detail.kind === 'amount' && !isPrice)) return []
    return { detail, now: only(old, isLike) && only(now, isLike)?.words }
  })
}

const isOfContact = ({ kind }: Detail) => kind === 'phone' || kind === 'email'

const without = (details: readonly Detail[], others: readonly Detail[]) =>
  details.filter(({ meaning }) => !others.some((other) => other.meaning === meaning))

const meaningsOf = (text = '') => detailsIn(text).map(({ meaning }) => meaning)

const meaningsIn = (document: Document | undefined) =>
  textsIn(document?.source?.value, []).flatMap(({ text }) => meaningsOf(text))

const documentsOf = ({ site, pages, snippets }: SiteVersion): ReadonlyMap<string, Document> =>
  new Map([['site.yaml', site], ...pages, ...snippets])

function placesIn({ path: file, source }: Document, wanted: ReadonlySet<string>) {
  if (!source) return []
  return textsIn(source.value, []).flatMap(({ text, path }) =>
    detailsIn(text)
      .filter(({ meaning }) => wanted.has(meaning))
      .map((detail) => {
        const span = source.spanOfWords(path, detail.words)
        return {
          meaning: detail.meaning,
          path,
          file: span.file,
          line: span.start.line,
          isOwn: span.file === file,
        }
      }),
  )
}

/** Finds other entries of a list, and other facts: these may well cost the same, or be on the same day. */
function alikeTo(document: string, { at }: ValueChange): (path: FieldPath) => boolean {
  const changed: FieldPath = at.flatMap(({ field = '', position }) =>
    position === undefined ? [field] : [field, position - 1],
  )
  const last = changed.findLastIndex((key) => typeof key === 'number')
  // The blocks of a page are no such list.
  const depth = document === 'site.yaml' ? 1 : last > 1 ? last : 0
  const owner = String(changed.slice(0, depth))
  return (path) => depth > 0 && String(path.slice(0, depth)) === owner
}
