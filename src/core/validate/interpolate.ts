/** `${school.name}` in texts: values that stand once, in site.yaml. */
import { CURRENCY, FACT_NAME, OFFSET } from '../../../schema/site.ts'
import { certain } from '../../diagnostics/certain.ts'
import type { Diagnostic, Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { LARGEST_FILE, LONGEST_VALUE } from '../base/limits.ts'
import { someText } from '../base/texts-in.ts'
import { replaced } from '../yaml/rewrite.ts'
import { REFERENCE_MARK, type SourceFile } from '../yaml/source-file.ts'

/** The name of each value that texts may take up, such as `school.name`, and its text. */
export type SiteValues = ReadonlyMap<string, string> & { readonly conventions?: Conventions }

/** What values mean that do not say it themselves. */
export type Conventions = { readonly currency?: string | undefined; readonly timezone?: string | undefined }

/** Where those values stand in site.yaml. */
export const SECTIONS = ['school', 'contacts', 'facts']
/** Some names have a blank: what could not be taken up would be shown with its braces. */
export const REFERENCE = new RegExp(
  String.raw`\$\{\s*((?:${SECTIONS.join('|')})\.[^}\r\n]*?|[^}\s]*)\s*\}`,
  'g',
)
const MARKED = /\$\{/
/** How many values may take up each other in turn. */
const ROUNDS = 5

/**
 * The values of site.yaml, read before it is validated: so one mistake there does not become many here.
 * `undefined` if the file cannot be read at all: then nothing is known of any value.
 */
export function siteValues(site: unknown): SiteValues | undefined {
  if (!isFields(site)) return undefined
  let values = new Map<string, string>()
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string') values.set(name, value)
    else if (isFields(value))
      for (const [key, inner] of Object.entries(value)) collect(inner, `${name}.${key}`)
  }
  for (const section of SECTIONS) collect(site[section], section)
  // These are refused: texts must take the facts up by other names.
  for (const name of values.keys())
    if (name.startsWith('facts.') && !FACT_NAME.test(name)) values.delete(name)
  for (let round = 0; round < ROUNDS; round++) {
    const known = values
    values = new Map([...known].map(([name, text]) => [name, filled(text, known)]))
  }
  const conventions = { currency: ofForm(CURRENCY, site.currency), timezone: ofForm(OFFSET, site.timezone) }
  return Object.assign(values, { conventions })
}

const ofForm = (form: RegExp, value: unknown) =>
  typeof value === 'string' && form.test(value) ? value : undefined

/** Instead of a text that grows beyond all measure. It counts as one that could not be filled in. */
const OVERGROWN = '${too-long}'

function filled(text: string, known: SiteValues): string {
  let left = LONGEST_VALUE
  const whole = text.replaceAll(REFERENCE, (written, name: string) => {
    const value = known.get(name) ?? written
    left -= value.length
    return left < 0 ? '' : value
  })
  return left < 0 ? OVERGROWN : whole
}

/** Whether a text takes up a value that could not be filled in. It has been reported as such. */
export function isUnfilled(text: string): boolean {
  return text.search(REFERENCE) >= 0
}

/** The data of a file with every reference filled in. `complete` says whether all of them were. */
export type Interpolated = { readonly value: unknown; readonly complete: boolean }

/** A reference that cannot be filled in stays. It is reported where its mistake is: in the page or in site.yaml. */
export function interpolate(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
): Interpolated {
  // Most files mention nothing: they need no copy.
  if (!source.mayHold(MARKED) || !someText(source.value, (text) => text.includes(REFERENCE_MARK)))
    return { value: source.value, complete: true }
  let complete = true
  let left = LARGEST_FILE
  const fill = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return value.includes(REFERENCE_MARK) ? fillText(value, path) : value
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]))
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...path, key])]))
  }
  const fillText = (text: string, path: FieldPath) =>
    text.replaceAll(REFERENCE, (written, name: string) => {
      const value = values?.get(name)
      left -= value?.length ?? 0
      if (value !== undefined && !isUnfilled(value) && left >= 0) return value
      complete = false
      if (left < 0) return tooLarge(written, path)
      const finding = values && findingOf(name, values, source.path === 'site.yaml')
      if (finding) {
        const span = source.spanOfWords(path, written)
        report({ ...finding, span, ...fixOf(name, written, values, span, source) })
      }
      return written
    })
  /** Said once: what is filled in counts as if it stood there. */
  const tooLarge = (written: string, path: FieldPath) => {
    if (left !== Number.NEGATIVE_INFINITY)
      report({ ...messages.fileTooLarge(LARGEST_FILE - left, LARGEST_FILE, true), span: source.spanOf(path) })
    left = Number.NEGATIVE_INFINITY
    return written
  }
  return { value: fill(source.value, []), complete }
}

/** The name of the value that was certainly meant, written in the place of the other. */
function fixOf(
  name: string,
  written: string,
  values: SiteValues,
  span: SourceSpan,
  source: SourceFile,
): Pick<Diagnostic, 'fix'> {
  const meant = certain(name, namesOf(values))
  const isThere = source.textIn(span.file).slice(span.start.offset, span.end.offset) === written
  return meant !== undefined && isThere ? { fix: [replaced(span, `\${${meant}}`)] } : {}
}

function findingOf(name: string, values: SiteValues, isSiteFile: boolean): Finding | undefined {
  const value = values.get(name)
  if (value === undefined) return messages.unknownValue(name, namesOf(values))
  if (value === OVERGROWN) return messages.valueTooLong(name, LONGEST_VALUE)
  const names = [...value.matchAll(REFERENCE)].map(([, inner = '']) => inner)
  return isSiteFile && names.some((inner) => values.has(inner)) ? messages.circularValue(name) : undefined
}

/** The names that may be suggested. */
const namesOf = (values: SiteValues) => [...values.keys()].filter((name) => FACT_NAME.test(name))

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
