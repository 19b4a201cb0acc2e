/** A name that is misspelt in site.yaml: texts use the right one. Or it is older than theirs. */
import { site as siteSchema } from '../../../../schema/site.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import { type Diagnostic, placeOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { pathOfValue, REFERENCE } from '../../validate/interpolate.ts'
import { languageOfFile, languagesIn } from '../../validate/site-in-language.ts'
import { asWritten, replaced } from '../../yaml/rewrite.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'
import type { Cause } from './find-unknown-names.ts'

/** Gives the names of a group in site.yaml that no text uses. */
export type UnusedIn = (group: string) => readonly string[]

/** Several texts use the same unknown name, and none uses the name that is like it. */
export function misspelt(
  { name, uses }: Cause,
  site: SourceFile,
  pages: readonly SourceFile[],
  unusedIn: UnusedIn,
): Diagnostic | undefined {
  const path = pathOfValue(name)
  const group = path.slice(0, -1)
  const unused = unusedIn(group.join('.'))
  const wanted = String(path.at(-1))
  const sure = certain(wanted, unused)
  // If nothing uses one contact or address, that one has a new name. Of facts, one that shares its words, or the only
  // one that nothing uses, while several texts use a name that is not there.
  const isRenamed = RENAMED.has(group.join('.')) || (unused.length === 1 && uses.length > 2)
  const renamed = isRenamed ? unused : unused.filter((key) => sharesWords(key, wanted))
  const meant = sure ?? only(renamed)
  if (meant === undefined) return undefined
  const span = site.spanOfKey([...group, meant])
  const isThere = writtenAt(site, span) === meant
  const fix = isThere && sure !== undefined ? { fix: [replaced(span, asWritten(wanted))] } : {}
  const others = inLanguages(path, site, pages)
  const places = [
    ...uses.map(({ diagnostic }) => placeOf(diagnostic.span)),
    ...others.flatMap(({ usedAt }) => usedAt),
  ]
  const own = others.map(({ place }) => place)
  return { ...messages.unusedValue([...group, meant].join('.'), name, places, own), span, ...fix }
}

export function unusedIn(group: string, site: SourceFile, texts: readonly string[]): readonly string[] {
  const at = group.split('.')
  // Only the author's own names can be misspelt here: those of fields have another message, and the engine uses them.
  const fields = fieldsOf(schemaAt(siteSchema, at))
  const names = Object.keys(Object(valueAt(site.value, at))).filter((key) => !fields.includes(key))
  // A comment does not use a name. Within a text, no line begins at the edge.
  const written = texts.map((text) => text.replaceAll(/^#.*/gm, ''))
  return names.filter((key) => !isUsed(`${group}.${key}`, written))
}

/** Languages in site.yaml that still have the name: the texts of their pages use it without a message. */
function inLanguages(path: FieldPath, site: SourceFile, pages: readonly SourceFile[]) {
  const name = path.join('.')
  const names = languagesIn(site.value)
  return names.flatMap((language) => {
    const own = ['languages', language, ...path]
    if (valueAt(site.value, own) === undefined) return []
    const usedAt = pages
      .filter((page) => languageOfFile(page.path, names) === language && isUsed(name, [page.text]))
      .flatMap((page) => {
        const lines = page.text.split('\n')
        return lines.flatMap((line, index) => (isUsed(name, [line]) ? [`${page.path}:${index + 1}`] : []))
      })
    return [{ usedAt, place: placeOf(site.spanOfKey(own)) }]
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
