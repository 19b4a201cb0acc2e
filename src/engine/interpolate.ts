/** `${school.name}` in texts: values that stand once, in site.yaml. */
import type { Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/fields.ts'
import type { FieldPath, SourceFile } from './source.ts'

/** The name of each value that texts may take up, such as `school.name`, and its text. */
export type SiteValues = ReadonlyMap<string, string>

const SECTIONS = ['school', 'contacts', 'facts']
const REFERENCE = /\$\{\s*([^}\s]*)\s*\}/g

/** The values of site.yaml, read before it is validated: so one mistake there does not become many here. */
export function siteValues(site: unknown): SiteValues {
  const values = new Map<string, string>()
  const collect = (value: unknown, name: string) => {
    if (typeof value === 'string') values.set(name, value)
    else if (isFields(value))
      for (const [key, inner] of Object.entries(value)) collect(inner, `${name}.${key}`)
  }
  if (isFields(site)) for (const section of SECTIONS) collect(site[section], section)
  return values
}

/** The same data with every reference filled in. A reference to nothing is reported. */
export function interpolate(source: SourceFile, values: SiteValues, report: Report): unknown {
  const fill = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return value.includes('${') ? fillText(value, path) : value
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]))
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...path, key])]))
  }
  const fillText = (text: string, path: FieldPath) =>
    text.replaceAll(REFERENCE, (written, name: string) => {
      const value = values.get(name)
      if (value === undefined)
        report({
          ...messages.unknownValue(name, [...values.keys()]),
          span: source.spanOfWords(path, written),
        })
      return value ?? written
    })
  return fill(source.value, [])
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
