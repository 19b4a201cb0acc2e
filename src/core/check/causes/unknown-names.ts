/**
 * Names that site.yaml does not have: links, contacts and values. If the mistake is in site.yaml, there is one message
 * there, and none at the texts that use the name. All other messages get the lines that add the name.
 */
import { site as siteSchema } from '../../../../schema/site.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import { type Diagnostic, placeOf, startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { pathOfValue, REFERENCE } from '../../validate/interpolate.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import { entriesApart } from '../../yaml/entries-apart.ts'
import { asWritten, replaced } from '../../yaml/rewrite.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'
import type { Context } from './context.ts'
import { linesForSite, withLines } from './lines-for-site.ts'
import { type Unknown, unknownIn } from './unknown.ts'

/** `unusedIn` gives the names of a group in site.yaml that no text uses. */
type Texts = Pick<Context, 'textOf'> & { readonly unusedIn: (group: string) => readonly string[] }

export function withUnknownNames(
  found: readonly Diagnostic[],
  { loaded: { site, pages }, textOf, allTexts }: Pick<Context, 'loaded' | 'textOf' | 'allTexts'>,
): readonly Diagnostic[] {
  const texts = {
    textOf,
    unusedIn: memoize((group: string) => (site ? unusedIn(group, site, allTexts()) : [])),
  }
  const unknown = site ? found.flatMap((each) => unknownIn(each, { textOf })) : []
  if (!site || unknown.length === 0) return found
  const causes = [...byCause(unknown, site)].map(([cause, all]) => {
    const same = ofOneContact(cause, all, site)
    const isSlip = same.length < 2
    const once = isSlip
      ? undefined
      : (groupMissing(cause, same) ?? misspelt(cause, same, site, { ...texts, pages }))
    return { cause, all, same, once }
  })
  // One value is the misspelling of one name only.
  const isAlone = ({ span, code }: Diagnostic) =>
    code !== messages.unusedValue.code ||
    causes.filter(({ once }) => once?.span.start.offset === span.start.offset).length === 1
  const told = new Map<Diagnostic, readonly Diagnostic[]>()
  for (const { cause, all, same, once } of causes) {
    const isTold = once !== undefined && (once.fix !== undefined || isAlone(once))
    same.forEach((each, index) => {
      const first = index === 0 && once ? [once] : []
      told.set(
        all[index]?.diagnostic ?? each.diagnostic,
        isTold ? first : [apart(each, site, texts) ?? withLines(each, site, texts.unusedIn)],
      )
    })
    // Languages that have the right name are told with it.
    if (isTold) for (const each of ofLanguages(cause, found, site)) told.set(each, [])
  }
  return found.flatMap((each) => told.get(each) ?? [each])
}

/** What is said of a name in the languages of site.yaml. */
function ofLanguages(name: string, found: readonly Diagnostic[], site: SourceFile): readonly Diagnostic[] {
  const keys = languagesIn(site.value).map((each) =>
    site.spanOfKey(['languages', each, ...pathOfValue(name)]),
  )
  return found.filter(
    ({ code, span }) =>
      code === messages.unknownField.code && keys.some(({ start }) => start.offset === span.start.offset),
  )
}

/** By what site.yaml lacks: a whole group such as `facts`, an entry of it, or a field of that entry. */
function byCause(unknown: readonly Unknown[], site: SourceFile): ReadonlyMap<string, readonly Unknown[]> {
  const causes = new Map<string, Unknown[]>()
  for (const each of unknown) {
    const path = pathOfValue(each.name)
    const lacking = path.findIndex((_, index) => valueAt(site.value, path.slice(0, index + 1)) === undefined)
    const cause = path.slice(0, lacking < 0 ? undefined : lacking + 1).join('.')
    causes.set(cause, [...(causes.get(cause) ?? []), each])
  }
  return causes
}

/** The same words for a contact that is gone and for its values, so that it is told once. */
function ofOneContact(cause: string, unknown: readonly Unknown[], site: SourceFile): readonly Unknown[] {
  const [group = '', name, ...more] = pathOfValue(cause).map(String)
  const isSlip = unknown.length < 2 || unknown.every(({ diagnostic }) => diagnostic.fix)
  if (group !== 'contacts' || !name || more.length > 0 || isSlip) return unknown
  const finding = messages.unknownContact(name, Object(valueAt(site.value, [group])))
  return unknown.map(({ diagnostic: { span } }) => ({ name: cause, diagnostic: { ...finding, span } }))
}

function groupMissing(group: string, unknown: readonly Unknown[]): Diagnostic | undefined {
  if (group.includes('.')) return undefined
  const names = [...new Set(unknown.map(({ name }) => String(pathOfValue(name)[1])))]
  const added = linesForSite(group, names)
  return added && { ...messages.groupMissing(group, unknown.length, added.lines), span: startOf('site.yaml') }
}

/**
 * The name is misspelt in site.yaml if several texts use the same unknown name, and none uses the name that is like it.
 * A single text may be the one with the mistake.
 */
function misspelt(
  name: string,
  unknown: readonly Unknown[],
  site: SourceFile,
  { pages, unusedIn }: Texts & Pick<Context['loaded'], 'pages'>,
): Diagnostic | undefined {
  const path = pathOfValue(name)
  const group = path.slice(0, -1)
  const unused = unusedIn(group.join('.'))
  const wanted = String(path.at(-1))
  const sure = certain(wanted, unused)
  // If nothing uses one contact or address, that one has a new name. Of facts, one that shares its words, or the only
  // one that nothing uses, while several texts use a name that is not there.
  const isRenamed = RENAMED.has(group.join('.')) || (unused.length === 1 && unknown.length > 2)
  const renamed = isRenamed ? unused : unused.filter((key) => sharesWords(key, wanted))
  const meant = sure ?? only(renamed)
  if (meant === undefined) return undefined
  const span = site.spanOfKey([...group, meant])
  const isThere = writtenAt(site, span) === meant
  const fix = isThere && sure !== undefined ? { fix: [replaced(span, asWritten(wanted))] } : {}
  const others = inLanguages(path, site, pages)
  const places = [
    ...unknown.map(({ diagnostic }) => placeOf(diagnostic.span)),
    ...others.flatMap(({ uses }) => uses),
  ]
  const own = others.map(({ place }) => place)
  return { ...messages.unusedValue([...group, meant].join('.'), name, places, own), span, ...fix }
}

function unusedIn(group: string, site: SourceFile, texts: readonly string[]): readonly string[] {
  const at = group.split('.')
  // Only the author's own names can be misspelt here: those of fields have another message, and the engine uses them.
  const fields = fieldsOf(schemaAt(siteSchema, at))
  const names = Object.keys(Object(valueAt(site.value, at))).filter((key) => !fields.includes(key))
  return names.filter((key) => !isUsed(`${group}.${key}`, texts))
}

/** Languages in site.yaml that still have the name: the texts of their pages use it without a message. */
function inLanguages(path: FieldPath, site: SourceFile, pages: readonly SourceFile[]) {
  const name = path.join('.')
  const names = languagesIn(site.value)
  return names.flatMap((language) => {
    const own = ['languages', language, ...path]
    if (valueAt(site.value, own) === undefined) return []
    const uses = pages
      .filter((page) => languageOfFile(page.path, names) === language && isUsed(name, [page.text]))
      .flatMap((page) => {
        const lines = page.text.split('\n')
        return lines.flatMap((line, index) => (isUsed(name, [line]) ? [`${page.path}:${index + 1}`] : []))
      })
    return [{ uses, place: placeOf(site.spanOfKey(own)) }]
  })
}

/** Groups whose entries an author names. Facts are many, and few of them are used everywhere. */
const RENAMED: ReadonlySet<string> = new Set(['contacts', 'links'])

/** `grade6TermFee` has all words of `grade6Fee`. */
function sharesWords(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => name.split(/(?=[A-Z])|[-_]/))
    .sort((a, b) => a.length - b.length)
  const all = many.map((word) => word.toLowerCase())
  return few.length > 1 && few.every((word) => all.includes(word.toLowerCase()))
}

/** An entry of a list, such as the one of the block `contact`, and all entries of such a list in brackets. */
const LISTED = /^\s*- +["']?([^\s"',[\]:]+)["']?\s*(?:#.*)?$|\bcontacts:\s*\[([^\]]*)\]/gm

function isUsed(name: string, texts: readonly string[]): boolean {
  const [group, first = ''] = pathOfValue(name).map(String)
  return texts.some(
    (text) =>
      [...text.matchAll(REFERENCE)].some(([, used = '']) => `${used}.`.startsWith(`${name}.`)) ||
      (group === 'links' && text.includes(`link:${first}`)) ||
      (group === 'contacts' &&
        [...text.matchAll(LISTED)].some(([, one, all = '']) =>
          [one, ...all.split(/[\s"',]+/)].includes(first),
        )),
  )
}

/** Several contacts in one entry. */
function apart({ diagnostic, name }: Unknown, site: SourceFile, { textOf }: Texts): Diagnostic | undefined {
  const { span, code } = diagnostic
  if (code !== messages.unknownContact.code) return undefined
  const known = Object.keys(Object(valueAt(site.value, ['contacts'])))
  const isKnown = (each: string) => known.includes(each)
  const entries = entriesApart(name.replace('contacts.', ''), isKnown, span, textOf(span.file) ?? '')
  return entries && { ...diagnostic, ...entries }
}
