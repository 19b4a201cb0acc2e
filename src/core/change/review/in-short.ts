/** The whole change in one sentence, as its parts. What matters most comes first. */

import { count } from '../../../diagnostics/wording.ts'
import type { PageChange, SettingChange, SiteChanges, ValueChange } from '../diff/change-types.ts'
import { amount } from './figures.ts'
import { type Line, listed, several } from './parts.ts'
import { assignedInFew, isAssigned } from './say-assigned.ts'
import { sayInFew, sayNewValue } from './say-change.ts'
import { oldValuesInFew } from './say-old-value.ts'
import { together } from './say-page.ts'
import { placeName } from './say-place.ts'
import { isMenu, sayMenu, settingPlace } from './say-settings.ts'

/** If there are more, only their number is shown. */
const MOST = 8
/** So many changes of pages are told one by one. */
const MOST_TOLD = 2

export function inShort(changes: SiteChanges): readonly Line[] {
  const { pages, snippets, files } = changes
  const settings = changes.settings.filter((change) => !isAssigned(change))
  const documents = [...snippets, ...pages]
  const menus = settings.filter(isMenu)
  const ofAmounts = documents.flatMap(amounts)
  const all = [
    ...unreadable(changes),
    ...ofAmounts,
    ...arrivals(pages),
    ...menus.map(sayMenu),
    ...values(
      settings.filter((change) => !isMenu(change)),
      ofAmounts.length > 0,
    ),
    ...documents.flatMap(days),
    ...others(pages),
    ...inOneLanguage(changes),
    ...oldValuesInFew(changes.oldValues),
    ...(['added', 'removed', 'changed'] as const).flatMap((done) =>
      counted(snippets.filter(({ kind }) => kind === done).length, `snippet ${done}`, `snippets ${done}`),
    ),
    ...counted(files.length, 'picture or file', 'pictures or files'),
    ...standIns(changes),
    ...assignedInFew(changes),
  ]
  if (all.length === 0) return [['Nothing changes on the site']]
  const more = all.length - MOST
  return more > 0 ? [...all.slice(0, MOST), [`${more} more`]] : all
}

/** An amount of a page has said the value that it comes from. */
function values(settings: readonly SettingChange[], areSaid: boolean): readonly Line[] {
  const [only] = settings
  if (only && settings.length === 1 && !areSaid) return [sayInFew(only, settingPlace(only))]
  return counted(settings.length, 'setting of the site', 'settings of the site')
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

/** What has not been told yet of the pages. */
function others(pages: readonly PageChange[]): readonly Line[] {
  const some = pages.flatMap((page) => {
    const changes = page.changes.filter(
      (change) => change.through === undefined && !isNamed(change) && !isAssigned(change),
    )
    return changes.length > 0 ? [{ page, changes }] : []
  })
  if (some.flatMap(({ changes }) => changes).length <= MOST_TOLD)
    return some.flatMap(({ page: { title }, changes }) =>
      changes.map((change): Line => [{ quote: title }, ': ', ...sayInFew(change, placeInFew(change))]),
    )
  const names = several(some.map(({ page }) => page.route))
  const isBesides = some.some(({ page }) => page.changes.some(isNamed))
  return counted(some.length, 'page', 'pages').map((line) => [
    ...line,
    isBesides ? ` with other changes: ${names}` : ` changed: ${names}`,
  ])
}

/** The last names are enough for those who know the page. A name says more than the type of its block. */
function placeInFew({ at, sort }: ValueChange): Line {
  const steps = at.filter(({ name }, index) => name !== undefined || index === at.length - 1)
  const named = steps.map(({ type, ...step }) => (type && !step.name ? { ...step, type } : step))
  return placeName(named.slice(named.at(-1)?.name === undefined ? -2 : -1), sort)
}

function inOneLanguage({ alone = [] }: SiteChanges): readonly Line[] {
  const names = several([...new Set(alone.map(({ other }) => other))])
  return alone.length === 0 ? [] : [[`not changed in the other language: ${names}`]]
}

const isNamed = ({ sort, kind }: ValueChange) =>
  (sort === 'money' && kind !== 'added' && kind !== 'removed') || (sort === 'day' && kind === 'changed')

function standIns({ pages, snippets, settings }: SiteChanges): readonly Line[] {
  const all = [...settings, ...[...snippets, ...pages].flatMap(({ changes }) => changes)]
  const number = (kind: ValueChange['standIn']) => all.filter(({ standIn }) => standIn === kind).length
  const arrived = [...snippets, ...pages].reduce((sum, page) => sum + (page.standIns ?? 0), 0)
  return [
    ...counted(number('confirmed'), 'value confirmed', 'values confirmed'),
    ...counted(number('new') + arrived, 'value still to be confirmed', 'values still to be confirmed'),
  ]
}
