/** The whole change in one sentence. What matters most comes first. */

import { count } from '../../../diagnostics/wording.ts'
import type { PageChange, SiteChanges, ValueChange } from '../diff/change-types.ts'
import { amount } from './figures.ts'
import { joinWith, type Line, listed, several } from './parts.ts'
import { sayNewValue } from './say-change.ts'
import { together } from './say-page.ts'
import { placeName } from './say-place.ts'
import { isMenu, sayMenu } from './say-settings.ts'

/** If there are more, only their number is shown. */
const MOST = 8

export function inShort(changes: SiteChanges): Line {
  const { pages, snippets, settings, files } = changes
  const documents = [...snippets, ...pages]
  const menus = settings.filter(isMenu)
  const all = [
    ...unreadable(changes),
    ...documents.flatMap(amounts),
    ...arrivals(pages),
    ...menus.map(sayMenu),
    ...counted(settings.length - menus.length, 'value of site.yaml', 'values of site.yaml'),
    ...documents.flatMap(days),
    ...others(pages.filter(hasOther)),
    ...inOneLanguage(changes),
    ...(['added', 'removed', 'changed'] as const).flatMap((done) =>
      counted(snippets.filter(({ kind }) => kind === done).length, `snippet ${done}`, `snippets ${done}`),
    ),
    ...counted(files.length, 'picture or file', 'pictures or files'),
    ...standIns(changes),
  ]
  if (all.length === 0) return ['Nothing changes on the site']
  const more = all.length - MOST
  return joinWith('; ', more > 0 ? [...all.slice(0, MOST), [`${more} more`]] : all)
}

const counted = (number: number, one: string, many: string): readonly Line[] =>
  number > 0 ? [[count(number, one, many)]] : []

function unreadable({ pages, snippets, settingsUnreadable }: SiteChanges): readonly Line[] {
  const paths = [...snippets, ...pages].filter((page) => page.unreadable?.after).map(({ route }) => route)
  return [...(settingsUnreadable?.after ? ['site.yaml'] : []), ...paths].map((path) => [
    `${path} cannot be read`,
  ])
}

/** `School fees, grade 4, Term 1: 64,200 → 65,000`, and totals beside it that did not change. */
function amounts({ changes, title }: PageChange): readonly Line[] {
  return together(
    changes.filter(({ sort, kind }) => sort === 'money' && (kind === 'changed' || kind === 'kept')),
  ).flatMap((group): readonly Line[] => {
    const [first] = group
    if (!first) return []
    if (first.kind === 'kept')
      return [[...placeName(first.at.slice(1), 'money'), ' not changed (', amount(first.after ?? ''), ')']]
    const names = group.map(({ at, sort }) => placeName(at.slice(1), sort))
    const owner = first.at[0]?.name ?? title
    return [[{ quote: owner }, ', ', ...listed(names), ': ', ...sayNewValue(first).slice(0, 1)]]
  })
}

function days({ changes }: PageChange): readonly Line[] {
  return changes
    .filter(({ sort, kind }) => sort === 'day' && kind === 'changed')
    .map((change) => [...placeName(change.at.slice(1)), ': ', ...sayNewValue(change).slice(0, 1)])
}

function arrivals(pages: readonly PageChange[]): readonly Line[] {
  const line = (kind: PageChange['kind']) => {
    const some = pages.filter((page) => page.kind === kind)
    const names = some.map(({ route, was }) => (was === undefined ? route : `${was} → ${route}`))
    return some.length === 0 ? [] : [[`${count(some.length, 'page')} ${kind}: ${several(names)}`]]
  }
  return [...line('added'), ...line('removed'), ...line('renamed')]
}

function others(pages: readonly PageChange[]): readonly Line[] {
  const names = several(pages.map(({ route }) => route))
  return counted(pages.length, 'page has', 'pages have').map((line) => [...line, ` other changes: ${names}`])
}

function inOneLanguage({ alone = [] }: SiteChanges): readonly Line[] {
  const names = several([...new Set(alone.map(({ other }) => other))])
  return alone.length === 0 ? [] : [[`not changed in the other language: ${names}`]]
}

const isNamed = ({ sort, kind }: ValueChange) =>
  (sort === 'money' && kind !== 'added' && kind !== 'removed') || (sort === 'day' && kind === 'changed')

const hasOther = ({ changes }: PageChange) =>
  changes.some((change) => change.through === undefined && !isNamed(change))

function standIns({ pages, snippets, settings }: SiteChanges): readonly Line[] {
  const all = [...settings, ...[...snippets, ...pages].flatMap(({ changes }) => changes)]
  const number = (kind: ValueChange['standIn']) => all.filter(({ standIn }) => standIn === kind).length
  const arrived = [...snippets, ...pages].reduce((sum, page) => sum + (page.standIns ?? 0), 0)
  return [
    ...counted(number('confirmed'), 'stand-in confirmed', 'stand-ins confirmed'),
    ...counted(number('new') + arrived, 'new stand-in', 'new stand-ins'),
  ]
}
