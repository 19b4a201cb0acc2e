/** What changed on a page, block by block. */
import { count } from '../../../diagnostics/wording.ts'
import type {
  Hiding,
  PageChange,
  PathStep,
  Problem,
  SnippetChange,
  ValueChange,
} from '../diff/change-types.ts'
import { type Line, listed, type Section, several } from './parts.ts'
import { sayChange, sayNewValue, sayThrough } from './say-change.ts'
import { blockName, placeName } from './say-place.ts'

/** A line for each page that was added, removed or moved. */
export function sayArrival(page: PageChange): Line {
  const { kind, route, title, was, leadsTo, blocks = [], standIns = 0, hiddenBy } = page
  const name: Line = [' “', { quote: title }, '”']
  if (kind === 'added')
    return [
      `added ${route}`,
      ...name,
      ...(blocks.length > 0 ? [` (${several(blocks, 10)})`] : []),
      ...(standIns > 0 ? [`; ${count(standIns, 'value')} still to be confirmed`] : []),
      ...sayHidden(hiddenBy),
    ]
  if (kind === 'removed') return [`removed ${route}`, ...name, `; ${oldAddress(route, leadsTo)}`]
  return [`${was} is now ${route}`, ...name, `; ${oldAddress(was ?? '', leadsTo)}`]
}

const HIDDEN: Readonly<Record<Hiding, (written: string) => string>> = {
  draft: () => 'a draft, which visitors do not see',
  publishFrom: (moment) => `visitors see it from ${moment}`,
  publishUntil: (moment) => `visitors see it until ${moment}`,
  noindex: () => 'search engines do not list it',
}

const sayHidden = (by: PageChange['hiddenBy'] = new Map()): Line =>
  [...by].flatMap(([name, written]) => ['; ', { quote: HIDDEN[name](written) }])

function oldAddress(route: string, leadsTo: string | undefined): string {
  if (leadsTo !== undefined) return `the old address leads to ${leadsTo}`
  return `the old address no longer works (aliases: [${route}] would keep it)`
}

export function sayUnreadable(place: string, before: Problem | undefined, after: Problem | undefined): Line {
  if (after) return [`${place} cannot be read, line ${after.line}: `, { quote: after.message }]
  return [
    `${place} can be read again; the old error was in line ${before?.line}: `,
    { quote: before?.message ?? '' },
  ]
}

/** Snippets that were added or removed. */
export function saySnippet({ kind, route, blocks = [], shownOn }: SnippetChange): Line {
  const content = blocks.length > 0 ? ` (${several(blocks, 10)})` : ''
  const verb = kind === 'removed' ? 'was included by' : 'included by'
  return [
    `${kind} ${route}${content}; ${shownOn.length > 0 ? `${verb} ${several(shownOn)}` : 'no page includes it'}`,
  ]
}

/** The heading names the snippet and the pages that show it. */
export function sayOfSnippet(snippet: SnippetChange): Section | undefined {
  const { lines } = sayPage(snippet) ?? {}
  const shown = snippet.shownOn.length > 0 ? `shown on ${several(snippet.shownOn)}` : 'no page includes it'
  return lines && { heading: [`${snippet.route}, ${shown}`], lines }
}

/** A heading for the page, then a line for each change. Changes in a block start with its name. */
export function sayPage(page: PageChange): Section | undefined {
  const changes = page.changes.filter(isOwn)
  if (changes.length === 0) return undefined
  const lines = together(changes).map((group): Line => {
    const [first] = group
    if (!first) return []
    const depth = isInBlock(first) ? 1 : 0
    const places = group.map(({ at, sort }) =>
      at.length === 0 ? ['the whole page'] : placeName(at.slice(depth), sort),
    )
    if (depth === 0) return sayChange(first, listed(places))
    const said = group.length === 1 ? sayChange(first, listed(places)) : sayAlike(first, places)
    return [...blockName(first.at[0] ?? {}), first.at.length === 1 ? '' : ': ', ...said]
  })
  return { heading: [`${page.route} “`, { quote: page.title }, '”'], lines }
}

/** Whether the change is in the page itself. Amounts always count, wherever they come from. */
const isOwn = ({ through, sort, kind }: ValueChange) =>
  kind !== 'assigned' && (through === undefined || sort === 'money')

/** Inside a block, or a block that moved. A block that was added or removed is an entry of the page. */
const isInBlock = ({ at, kind }: ValueChange) =>
  at[0]?.type !== undefined && (at.length > 1 || kind === 'moved')

function sayAlike(first: ValueChange, places: readonly Line[]): Line {
  return [...listed(places), ': ', ...sayNewValue(first), ...sayThrough(first)]
}

/** Groups neighbouring amounts that changed in the same way, to say them once. */
export function together(changes: readonly ValueChange[]): readonly (readonly ValueChange[])[] {
  const groups: ValueChange[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (last && first && isAlike(first, change)) last.push(change)
    else groups.push([change])
  }
  return groups
}

function isAlike(one: ValueChange, other: ValueChange): boolean {
  const parent = ({ at }: ValueChange) => JSON.stringify(at.slice(0, -2).map(nameless))
  return (
    one.kind === 'changed' &&
    other.kind === 'changed' &&
    one.sort === 'money' &&
    one.before === other.before &&
    one.after === other.after &&
    one.at.at(-2)?.field === other.at.at(-2)?.field &&
    parent(one) === parent(other)
  )
}

const nameless = ({ field, type, name }: PathStep) => [field, type, name]
