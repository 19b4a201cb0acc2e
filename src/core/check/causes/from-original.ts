/** Names and addresses that were translated by mistake: the page that is translated has the right ones. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/finding.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { valueAt } from '../../base/value-at.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import { replaced } from '../../yaml/rewrite.ts'
import type { Context } from './context.ts'

const MISSING = codesOf(
  messages.brokenLink,
  messages.fileMissing,
  messages.imageMissing,
  messages.unknownContact,
  messages.unknownLinkName,
  messages.unknownValue,
)

/** Everything that is the same on a page and on its translation: values, addresses, pictures and contacts. */
const NAMES = new RegExp(
  String.raw`${REFERENCE.source}|(?<=\]\(|href: |path: )(?:\/|link:)[^\s()"']*|\bimages\/[\w./-]+|(?<=^ +- )[\w-]+$`,
  'gm',
)

export function withOriginals(
  found: readonly Diagnostic[],
  { loaded, textOf }: Pick<Context, 'loaded' | 'textOf'>,
): readonly Diagnostic[] {
  const languages = Object.keys(Object(valueAt(loaded.site?.value, ['languages'])))
  if (languages.length === 0) return found
  return found.map((each) => {
    const { code, span, fix } = each
    const [folder = '', language = ''] = /^pages\/([^/]+)\//.exec(span.file) ?? []
    if (fix || !MISSING.has(code) || !languages.includes(language)) return each
    const [own, others] = [span.file, span.file.replace(folder, 'pages/')].map((file) => [
      ...(textOf(file) ?? '').matchAll(NAMES),
    ])
    const meant = meantIn(own, others, span.start.offset)
    // A name that only site.yaml lacks is the same on both pages.
    if (meant === undefined || meant === textOf(span.file)?.slice(span.start.offset, span.end.offset))
      return each
    return { ...each, help: remedies.inOriginal(meant), fix: [replaced(span, meant)] }
  })
}

/** If all other names are the same, in any order, the one that the page with the wrong one lacks. */
function meantIn(
  own: readonly RegExpMatchArray[] = [],
  others: readonly RegExpMatchArray[] = [],
  offset: number,
): string | undefined {
  const wrong = own.find(({ index = -1, 0: name }) => index <= offset && offset < index + name.length)?.[0]
  const [names, original] = [own, others].map((all) => all.map(([name]) => name))
  const [[strange, ...more], [meant, ...lacking]] = [without(names, original), without(original, names)]
  return strange === wrong && more.length === 0 && lacking.length === 0 ? meant?.trim() : undefined
}

/** What is in a list more often than in another one. */
function without(names: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
