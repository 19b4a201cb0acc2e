/** Finds replaced values that other places still show: an author has probably forgotten them there. */
import type { FieldPath } from '../../base/field-path.ts'
import { textsIn } from '../../base/texts-in.ts'
import type { OldValue, SiteChanges, ValueChange } from './change-types.ts'
import { type Figure, figuresIn } from './figures-in.ts'
import type { Document, SiteVersion } from './site-version.ts'

type Changes = Pick<SiteChanges, 'pages' | 'snippets' | 'settings'>
/** A change, and the document that it is in. */
type Placed = { readonly name: string; readonly change: ValueChange }

export function oldValues(changes: Changes, before: SiteVersion, after: SiteVersion): readonly OldValue[] {
  const all = placed(changes)
  const come = new Set(all.flatMap(({ change }) => meaningsOf(change.after)))
  const old = all.flatMap((each) =>
    goneWith(each)
      .filter(({ meaning }) => !come.has(meaning))
      .map((figure) => ({ ...each, figure })),
  )
  if (old.length === 0) return []
  const wanted = new Set(old.map(({ figure }) => figure.meaning))
  const were = documentsOf(before)
  const found = [...documentsOf(after)].flatMap(([name, document]) => {
    const places = placesIn(document, wanted)
    const known = new Set(places.length > 0 ? meaningsIn(were.get(name)) : [])
    return places.filter(({ meaning }) => known.has(meaning)).map((place) => ({ ...place, name }))
  })
  const told = new Set<string>()
  return old.flatMap(({ name, change, figure }): readonly OldValue[] => {
    if (told.has(figure.meaning)) return []
    told.add(figure.meaning)
    const isAlike = alikeTo(name, change)
    const places = found
      .filter((place) => place.meaning === figure.meaning)
      .filter((place) => !(place.name === name && isAlike(place.path)))
      .map(({ name: document, file, line, isOwn }) => ({ name: isOwn ? document : file, line }))
    const now = newValue(change, figure)
    const unique = [...new Map(places.map((place) => [`${place.name}:${place.line}`, place])).values()]
    return unique.length === 0 ? [] : [{ before: figure.words, ...(now && { after: now }), places: unique }]
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

/** The figures that a change has taken away. What is only deleted on a page may well be right on another one. */
function goneWith({ name, change }: Placed): readonly Figure[] {
  const { kind, sort, at, before = '', after = '' } = change
  const isContactGone = kind === 'removed' && name === 'site.yaml' && at[0]?.field === 'contacts'
  if (kind !== 'changed' && !isContactGone) return []
  const now = new Set(meaningsOf(after))
  const gone = figuresIn(before).filter(({ meaning }) => !now.has(meaning))
  if (isContactGone) return gone.filter((figure) => figure.kind === 'phone' || figure.kind === 'email')
  const were = new Set(meaningsOf(before))
  const come = figuresIn(after).filter(({ meaning }) => !were.has(meaning))
  const replaced = gone.filter((figure) => come.some((each) => each.kind === figure.kind))
  // The number of a chart or of a table may count anything.
  const isPrice = sort === 'money' || name === 'site.yaml' || /\p{L}/u.test(before)
  return isPrice ? replaced : replaced.filter((figure) => figure.kind !== 'amount')
}

/** The only new figure of the same kind, if the old one was the only one, too. */
function newValue({ before = '', after = '' }: ValueChange, { kind }: Figure): string | undefined {
  const [old, now] = [before, after].map((text) => figuresIn(text).filter((figure) => figure.kind === kind))
  return old?.length === 1 && now?.length === 1 ? now[0]?.words : undefined
}

const meaningsOf = (text = '') => figuresIn(text).map(({ meaning }) => meaning)

const meaningsIn = (document: Document | undefined) =>
  textsIn(document?.source?.value, []).flatMap(({ text }) => meaningsOf(text))

const documentsOf = ({ site, pages, snippets }: SiteVersion): ReadonlyMap<string, Document> =>
  new Map([['site.yaml', site], ...pages, ...snippets])

function placesIn({ path: file, source }: Document, wanted: ReadonlySet<string>) {
  if (!source) return []
  return textsIn(source.value, []).flatMap(({ text, path }) =>
    figuresIn(text)
      .filter(({ meaning }) => wanted.has(meaning))
      .map((figure) => {
        const span = source.spanOfWords(path, figure.words)
        return {
          meaning: figure.meaning,
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
