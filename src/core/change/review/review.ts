/** A change of the site in words, in the order that helps a reviewer most. */
import type { AssetChange, SiteChanges } from '../diff/change-types.ts'
import { size } from './figures.ts'
import { inShort } from './in-short.ts'
import { joinWith, type Line, type Review, type Section, several } from './parts.ts'
import { isAssigned, sayAssigned } from './say-assigned.ts'
import { sayOldValue } from './say-old-value.ts'
import { sayArrival, sayOfSnippet, sayPage, saySnippet, sayUnreadable } from './say-page.ts'
import { isMenu, sayMenu, saySetting } from './say-settings.ts'
import { titleOf } from './title.ts'

export function review(changes: SiteChanges): Review {
  const { pages, snippets, settings, files, textOnly } = changes
  const own = settings.filter((change) => !isAssigned(change))
  const sections: readonly (Section | undefined)[] = [
    section('Cannot be read', unreadable(changes)),
    section('Pages', pages.filter(({ kind }) => kind !== 'changed').map(sayArrival)),
    section(
      'In one language only',
      (changes.alone ?? []).map(({ route, other }) => [`${route} changed, ${other} did not`]),
    ),
    section('The old value is still there', (changes.oldValues ?? []).map(sayOldValue)),
    section('Menus and chains', own.filter(isMenu).map(sayMenu)),
    section('Settings of the site', own.filter((change) => !isMenu(change)).map(saySetting)),
    section('Snippets', snippets.filter(({ kind }) => kind !== 'changed').map(saySnippet)),
    ...snippets.map(sayOfSnippet),
    ...pages.map(sayPage),
    section('Who confirms it', sayAssigned(changes)),
    section('Pictures and files', files.map(sayFile)),
    section(
      'Only comments, quotes or line breaks',
      textOnly.map((path) => [path]),
    ),
  ]
  const lines = inShort(changes)
  return {
    short: joinWith('; ', lines),
    title: titleOf(lines),
    sections: sections.filter((each) => each !== undefined),
  }
}

function section(heading: string, lines: readonly Line[]): Section | undefined {
  return lines.length === 0 ? undefined : { heading: [heading], lines }
}

function unreadable({ pages, snippets, settingsUnreadable: site }: SiteChanges): readonly Line[] {
  const ofPages = [...snippets, ...pages].flatMap(({ route, unreadable: why }) =>
    why ? [sayUnreadable(route, why.before, why.after)] : [],
  )
  return site ? [sayUnreadable('site.yaml', site.before, site.after), ...ofPages] : ofPages
}

function sayFile({ kind, path, was, sizes, shownOn }: AssetChange): Line {
  const [before, after] = sizes.map((bytes) => (bytes === undefined ? '' : size(bytes)))
  const amounts = before && after && before !== after ? `${before} → ${after}` : after || before
  const name = was === undefined ? path : `${was} is now ${path}`
  const words = kind === 'renamed' ? name : `${kind} ${name}`
  return [`${words} (${amounts})${shown(kind, path, shownOn)}`]
}

function shown(kind: AssetChange['kind'], path: string, shownOn: AssetChange['shownOn']): string {
  const verb = kind === 'removed' ? 'was shown' : 'shown'
  if (shownOn === 'everywhere') return `; ${verb} on every page`
  if (shownOn.length > 0) return `; ${verb} on ${several(shownOn)}`
  return path.startsWith('public/') || kind === 'removed' ? '' : '; no page shows it'
}
