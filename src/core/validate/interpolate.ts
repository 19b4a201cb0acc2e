/** Replaces references such as `${organisation.name}` in texts with values of site.yaml. */
import { CURRENCY, FACT_NAME, LANGUAGE } from '../../../schema/site.ts'
import { isTimeZone } from '../../block/zone.ts'
import { certain, only } from '../../diagnostics/certain.ts'
import type { Diagnostic, Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { linkByName } from '../../diagnostics/remedies-for-misplaced.ts'
import { SECTION, SECTIONS } from '../../diagnostics/sections.ts'
import type { FieldPath } from '../base/field-path.ts'
import { isGroup } from '../base/laid-over.ts'
import { LARGEST_FILE, LONGEST_VALUE } from '../base/limits.ts'
import { someText } from '../base/texts-in.ts'
import { valueAt } from '../base/value-at.ts'
import { replaced } from '../yaml/rewrite.ts'
import { REFERENCE_MARK, type SourceFile, writtenAt } from '../yaml/source-file.ts'
import { languageOfFile, languagesIn, siteIn } from './site-in-language.ts'

/** The values of site.yaml that texts can refer to, by names such as `organisation.name`. */
export type SiteValues = ReadonlyMap<string, string> & {
  readonly conventions?: Conventions
  /** Where the value of a name is in site.yaml. */
  readonly spanOf?: (name: string) => SourceSpan
  /** The values of the other languages of the site. */
  readonly languages?: ReadonlyMap<string, SiteValues>
}

/** What amounts, times and `04/05/2025` mean if they have no currency or offset. */
export type Conventions = { readonly [Name in 'currency' | 'timezone' | 'lang']?: string | undefined }

/** Also matches names with blanks. Otherwise the page would show such a reference with its braces. */
export const REFERENCE = new RegExp(String.raw`\$\{\s*(${SECTION}\.[^}\r\n]*?|[^}\s]*)\s*\}`, 'g')
const MARKED = /\$\{/
/** How many levels of values may refer to each other. */
const ROUNDS = 5

/**
 * The values of site.yaml, before validation: so one mistake there does not cause many messages elsewhere.
 * `undefined` if the file cannot be read. `language` is the one that `site` is in, if not the default one.
 */
export function siteValues(site: unknown, source?: SourceFile, language?: string): SiteValues | undefined {
  if (!isGroup(site)) return undefined
  let values = new Map<string, string>()
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string') values.set(name, value)
    else if (isGroup(value))
      for (const [key, inner] of Object.entries(value)) collect(inner, `${name}.${key}`)
  }
  for (const section of SECTIONS) collect(site[section], section)
  // Validation refuses these names, so texts cannot refer to them.
  const refused = [...values.keys()].filter((name) => name.startsWith('facts.') && !FACT_NAME.test(name))
  for (const name of refused) values.delete(name)
  for (let round = 0; round < ROUNDS; round++) {
    const known = values
    values = new Map([...known].map(([name, text]) => [name, filled(text, known)]))
  }
  const timezone = isTimeZone(site.timezone) ? site.timezone : undefined
  const conventions = {
    currency: ofForm(CURRENCY, site.currency),
    timezone,
    lang: ofForm(LANGUAGE, site.lang),
  }
  const spanOf = source && ((name: string) => source.spanOf(placeOfValue(name, language, source.value)))
  const languages = new Map(
    languagesIn(site).flatMap((each) => {
      const own = siteValues(siteIn(site, each), source, each)
      return own ? [[each, own] as const] : []
    }),
  )
  return Object.assign(values, { conventions, languages, ...(spanOf ? { spanOf } : {}) })
}

/** The values for a file: those of its language. */
export function valuesFor(path: string, values: SiteValues | undefined): SiteValues | undefined {
  const language = languageOfFile(path, [...(values?.languages?.keys() ?? [])])
  return language === undefined ? values : values?.languages?.get(language)
}

/** Where a value is that a language may have in its own words. */
export function placeOfValue(name: string, language: string | undefined, site: unknown): FieldPath {
  const path = pathOfValue(name)
  const own = language === undefined ? path : ['languages', language, ...path]
  return valueAt(site, own) === undefined ? path : own
}

/** The path of a value in site.yaml. The name of a fact may have points. */
export function pathOfValue(name: string): FieldPath {
  const [section = '', first = '', ...rest] = name.split('.')
  if (section === 'facts') return [section, [first, ...rest].join('.')]
  return [section, first, ...rest]
}

/** For a text that is only `${facts.fee}`: that value of site.yaml. `undefined` if the text has words of its own. */
export function soleValue(
  text: unknown,
  values: SiteValues | undefined,
): { readonly name: string; readonly span: SourceSpan } | undefined {
  const [written, name = ''] = (typeof text === 'string' && SOLE.exec(text)) || []
  if (written === undefined || values?.spanOf === undefined || !values.has(name)) return undefined
  return { name, span: values.spanOf(name) }
}

export const SOLE = new RegExp(String.raw`^\s*${REFERENCE.source}\s*$`)

const ofForm = (form: RegExp, value: unknown) =>
  typeof value === 'string' && form.test(value) ? value : undefined

/** Replaces a text that grows too long. It counts as a text that cannot be filled in. */
const OVERGROWN = '${too-long}'

function filled(text: string, known: SiteValues): string {
  let left = LONGEST_VALUE
  const whole = text.replaceAll(REFERENCE, (written, name: string, at: number) => {
    const value = withOneStop(known.get(name) ?? written, text.slice(at + written.length))
    left -= value.length
    return left < 0 ? '' : value
  })
  return left < 0 ? OVERGROWN : whole
}

/** `5 p.m.` ends in a full stop, which is also the one behind it in `Open until ${facts.hours}.` */
const withOneStop = (value: string, next: string) =>
  value.endsWith('.') && /^[*_]*\.(?![.\p{L}\p{N}])/u.test(next) ? value.replace(/(?<!\.)\.$/, '') : value

/** Whether a text has a reference that could not be replaced. That has been reported. */
export function isUnfilled(text: string): boolean {
  return text.search(REFERENCE) >= 0
}

/** The data of a file with its references replaced. `complete`: whether all of them were. */
export type Interpolated = { readonly value: unknown; readonly complete: boolean }

/** Keeps a reference that cannot be replaced. Reports it where the mistake is: in the page or in site.yaml. */
export function interpolate(
  source: SourceFile,
  values: SiteValues | undefined,
  report: Report,
): Interpolated {
  // Most files have no references, and need no copy.
  if (!source.mayHold(MARKED) || !someText(source.value, (text) => text.includes(REFERENCE_MARK)))
    return { value: source.value, complete: true }
  let complete = true
  let left = LARGEST_FILE
  const fill = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return value.includes(REFERENCE_MARK) ? fillText(value, path) : value
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]))
    if (!isGroup(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...path, key])]))
  }
  const fillText = (text: string, path: FieldPath) => {
    const own = path[0] === 'languages' ? values?.languages?.get(String(path[1])) : values
    return text.replaceAll(REFERENCE, (written, name: string, at: number) => {
      const value = own?.get(name)
      left -= value?.length ?? 0
      if (value !== undefined && !isUnfilled(value) && left >= 0)
        return withOneStop(value, text.slice(at + written.length))
      complete = false
      if (left < 0) return tooLarge(written, path)
      const open = own ? openReferences(written, own) : []
      if (open.length > 0) {
        report(notClosed(name, open, path, source))
        return written
      }
      const finding = own && findingOf(name, own, source.path === 'site.yaml')
      if (finding) {
        const span = source.spanOfWords(path, written)
        report({ ...finding, span, ...fixOf(name, written, own, span, source) })
      }
      return written
    })
  }
  /** Reports once that the page is too large: inserted values count like text of its own. */
  const tooLarge = (written: string, path: FieldPath) => {
    if (left !== Number.NEGATIVE_INFINITY)
      report({ ...messages.fileTooLarge(LARGEST_FILE - left, LARGEST_FILE, true), span: source.spanOf(path) })
    left = Number.NEGATIVE_INFINITY
    return written
  }
  return { value: fill(source.value, []), complete }
}

/** The known names in a reference that lacks its `}`, so that it goes on to the next one. */
function openReferences(written: string, values: SiteValues): readonly string[] {
  const names = [...written.matchAll(/\$\{ *([\w.-]*\w)(?! *[-+*/}]|[\w-]|\.\w)/g)].map(
    ([, name = '']) => name,
  )
  return names.filter((name) => values.has(name))
}

function notClosed(name: string, open: readonly string[], path: FieldPath, source: SourceFile): Diagnostic {
  const [first = ''] = open
  const fix = open.flatMap((each) => {
    const span = source.spanOfWords(path, `\${${each}`)
    const isThere = writtenAt(source, span) === `\${${each}`
    return isThere ? [replaced(span, `\${${each}}`)] : []
  })
  const span = source.spanOfWords(path, `\${${first}`)
  return { ...messages.unknownValue(name, [], first), span, ...(fix.length === open.length ? { fix } : {}) }
}

/** Replaces an unknown name with the one that the author surely meant. */
function fixOf(
  name: string,
  written: string,
  values: SiteValues,
  span: SourceSpan,
  source: SourceFile,
): Pick<Diagnostic, 'fix'> {
  const known = namesOf(values)
  const meant = certain(name, known) ?? only(known, (each) => each.endsWith(`.${name}`))
  const isThere = writtenAt(source, span) === written
  return meant !== undefined && meant !== name && isThere ? { fix: [replaced(span, `\${${meant}}`)] } : {}
}

function findingOf(name: string, values: SiteValues, isSiteFile: boolean): Finding | undefined {
  const value = values.get(name)
  if (value === undefined && /^links\.[a-z][\w-]*$/i.test(name))
    return { ...messages.unknownValue(name, namesOf(values)), ...linkByName(name.slice('links.'.length)) }
  if (value === undefined) return messages.unknownValue(name, namesOf(values))
  if (value === OVERGROWN) return messages.valueTooLong(name, LONGEST_VALUE)
  const names = [...value.matchAll(REFERENCE)].map(([, inner = '']) => inner)
  return isSiteFile && names.some((inner) => values.has(inner)) ? messages.circularValue(name) : undefined
}

/** The names that messages can suggest. */
const namesOf = (values: SiteValues) => [...values.keys()].filter((name) => FACT_NAME.test(name))
