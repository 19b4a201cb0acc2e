/** The values of the settings that texts can show, as they are now. */
import { siteValues, valuesFor } from '../../../core/validate/interpolate.ts'
import { engineNow } from '../../session/site.ts'

/** Read once for each state of the settings: to read them anew costs a key too much. */
let known: { readonly of: unknown; readonly values: ReturnType<typeof siteValues> } | undefined

/** By name. A file may be in a language with values of its own. */
export function valuesOfFile(file: string): ReadonlyMap<string, string> | undefined {
  const { value } = engineNow()?.settings() ?? {}
  if (known?.of !== value || !known) known = { of: value, values: siteValues(value) }
  return valuesFor(file, known.values)
}
