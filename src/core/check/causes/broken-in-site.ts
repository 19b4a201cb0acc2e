/** What follows from a mistake in site.yaml: a name that texts use may be there, once that mistake is right. */
import type { Diagnostic, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { SECTIONS } from '../../../diagnostics/sections.ts'
import { isGroup } from '../../base/laid-over.ts'
import { valueAt } from '../../base/value-at.ts'
import { pathOfValue } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'
import { unknownIn } from './find-unknown-names.ts'

export function withoutBrokenInSite(
  found: readonly Diagnostic[],
  { loaded: { site }, textOf }: Pick<Context, 'loaded' | 'textOf'>,
): readonly Diagnostic[] {
  const own = found.filter(({ severity, span }) => severity === 'error' && span.file === site?.path)
  if (!site || own.length === 0) return found
  const unknown = new Map(
    found.flatMap((each) => unknownIn(each, { textOf })).map(({ diagnostic, name }) => [diagnostic, name]),
  )
  const mistakes = own.filter((each) => !unknown.has(each))
  // Without its menu or its organisation, the file ends too early.
  const isCut = ['header', 'organisation'].some((name) => valueAt(site.value, [name]) === undefined)
  const isLacking = mistakes.some(({ code }) => code === messages.missingField.code)
  if (isCut && isLacking && unknown.size > 0) {
    const { offset } = site.spanOf([]).start
    return found.flatMap((each) => {
      const isFirst = mistakes.includes(each) && each.span.start.offset === offset
      return unknown.has(each) ? [] : [isFirst ? { ...each, help: remedies.withLostEnd(each.help) } : each]
    })
  }
  const broken = mistakes.flatMap((each) =>
    [each.span, ...(each.repeats ?? [])].map((span) => ({ ...each, names: namesAt(span, site.text) })),
  )
  return found.filter((each) => {
    const name = unknown.get(each)
    return name === undefined || !broken.some((one) => leadsTo(one, each, name, site))
  })
}

/** `names` lead to the place of the mistake. */
type Broken = Diagnostic & { readonly names: readonly string[] }

function leadsTo(one: Broken, { fix: other }: Diagnostic, name: string, site: SourceFile): boolean {
  const { code, names, subject, fix } = one
  const [group = '', ...more] = pathOfValue(name).map(String)
  const value = valueAt(site.value, [group])
  if (OF_PLACES.has(code)) return subject === group || value === undefined
  const isOfGroup = OF_GROUP.has(code)
  const isOfLanguage = names[0] === 'languages'
  // Without a value in its language, a text has that of the main one.
  if (isOfGroup && isOfLanguage) return false
  const own = isOfLanguage ? names.slice(2) : names
  const last = own.at(-1) ?? ''
  // The whole group is not as it should be, or may be there with another name.
  if (own.length === 1 && !isGroup(value) && (isOfGroup ? value === undefined : last === group)) return true
  // A name in another group of values may be at the wrong place.
  const isOfValues = own.length < 2 || [...SECTIONS, 'links'].includes(own[0] ?? '')
  const isThere = (each: string) => more.includes(each)
  if (isOfValues && (isThere(last) || fix?.some(({ text }) => isThere(text)))) return true
  // It stands inside another entry.
  const isIn = (path: readonly string[]) => valueAt(site.value, [...path, more.at(-1) ?? '']) !== undefined
  if (own[0] === group && (isIn(names) || (own.length > 2 && isIn(names.slice(0, -1))))) return true
  // Any name that its group does not have may be what the author meant, unless it is surely meant for another one.
  const isOther = other?.some(({ text }) => !text.includes(last))
  return isOfGroup && !isOther && name.startsWith(`${own.slice(0, -1).join('.')}.`)
}

/** The group is there, but at another place. */
const OF_PLACES = codesOf(messages.groupIndented, messages.groupNotIndented, messages.groupWithoutName)

/** Something that a group cannot have may be what it lacks. */
const OF_GROUP = codesOf(messages.missingField, messages.unknownField)

/** The names of the groups around a line of site.yaml, and of its own field. */
function namesAt({ start }: SourceSpan, text: string): readonly string[] {
  const names: string[] = []
  let indent = Number.POSITIVE_INFINITY
  for (const line of text.split('\n').slice(0, start.line).reverse()) {
    const [, lead = '', name] = /^( *)(\w[\w.-]*)/.exec(line) ?? []
    if (name === undefined || lead.length >= indent) continue
    indent = lead.length
    names.unshift(name)
  }
  return names
}
