/** Names and addresses that were translated by mistake: the page that is translated has the right ones. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import { valueAt } from '../../base/value-at.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import { replaced } from '../../yaml/rewrite.ts'
import { writtenAt } from '../../yaml/source-file.ts'
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
  String.raw`${REFERENCE.source}|(?<=\]\(|(?:href|path): ["']?)(?:\/|link:)[^\s()"']*|\bimages\/[\w./-]+|(?<=^ +- )[\w-]+$`,
  'gm',
)

/** More names that may be meant help nobody. */
const MOST = 3

export function withOriginals(
  found: readonly Diagnostic[],
  { loaded, textOf }: Pick<Context, 'loaded' | 'textOf'>,
): readonly Diagnostic[] {
  const languages = Object.keys(Object(valueAt(loaded.site?.value, ['languages'])))
  if (languages.length === 0) return found
  const missing = found.map(({ code, subject }) => MISSING.has(code) && subject)
  return found.map((each) => {
    const { code, span, fix, help, advice } = each
    const [folder = '', language = ''] = /^pages\/(?:snippets\/)?([^/]+)\//.exec(span.file) ?? []
    if (fix || !languages.includes(language)) return each
    const original = span.file.replace(folder, folder.slice(0, -1 - language.length))
    if (advice?.is === 'English names' && textOf(original))
      return { ...each, help: `${help} Compare with ${quoted(original)}.` }
    if (!MISSING.has(code)) return each
    const [own, others] = [span.file, original].map((file) => [...(textOf(file) ?? '').matchAll(NAMES)])
    const { meant, isSure } = meantIn(own, others, span.start.offset)
    // A name that only site.yaml lacks is the same on both pages.
    const names = meant.filter((name) => name !== writtenAt({ textIn: textOf }, span))
    if (isSure && names[0] !== undefined)
      return { ...each, ...remedies.inOriginal(names), fix: [replaced(span, names[0])] }
    const there = names.filter((name) => !missing.includes(name))
    const isGuess = there.length > 0 && there.length <= MOST && advice?.vague !== undefined
    return isGuess ? { ...each, ...remedies.inOriginal(there) } : each
  })
}

/**
 * What the page with the wrong name lacks. If all other names are the same, in any order, it is sure. If not, it is what
 * the original has between the same two names.
 */
function meantIn(
  own: readonly RegExpMatchArray[] = [],
  others: readonly RegExpMatchArray[] = [],
  offset: number,
): { readonly meant: readonly string[]; readonly isSure?: boolean } {
  const at = own.findIndex(({ index = -1, 0: name }) => index <= offset && offset < index + name.length)
  const [names = [], original = []] = [own, others].map((all) => all.map(([name]) => name.trim()))
  const [wrong, strange, lacking] = [names[at], without(names, original), without(original, names)]
  if (wrong === undefined || !strange.includes(wrong)) return { meant: [] }
  if (strange.length === 1 && lacking.length === 1) return { meant: lacking, isSure: true }
  const isShared = (name: string) => !strange.includes(name)
  const [start, end] = [names.slice(0, at).findLastIndex(isShared), names.slice(at).findIndex(isShared)]
  const from = original.lastIndexOf(names[start] ?? '') + 1
  const to = end < 0 ? original.length : Math.max(0, original.indexOf(names[at + end] ?? '', from))
  const isAlike = (name: string) => kindOf(name) === kindOf(wrong)
  const meant = original.slice(from, to).filter((name) => isAlike(name) && lacking.includes(name))
  const gap = names.slice(start + 1, end < 0 ? undefined : at + end).filter(isAlike)
  return { meant: gap.length === meant.length ? meant.filter((_, index) => gap[index] === wrong) : meant }
}

const kindOf = (name: string) => /^(?:\$|images\/|link:|\/)?/.exec(name)?.[0]

/** What is in a list more often than in another one. */
function without(names: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
