/** What `${…}` in a text stands for. */
import { REFERENCE, siteValues, valuesFor } from '../../core/validate/interpolate.ts'
import { engineNow } from '../session/session.ts'
import { say } from '../words.ts'

/** The values of the site as it was read last: to read it anew costs a key too much. */
let known: { readonly of: unknown; readonly values: ReturnType<typeof siteValues> } | undefined

function valuesNow() {
  const { value } = engineNow()?.settings() ?? {}
  if (known?.of !== value || !known) known = { of: value, values: siteValues(value) }
  return known.values
}

export function SiteValues({ text, file }: { readonly text: string; readonly file: string }) {
  const values = valuesFor(file, valuesNow())
  const found = [
    ...new Map([...text.matchAll(REFERENCE)].map(([whole, name = '']) => [whole, values?.get(name)])),
  ]
  if (found.length === 0) return null
  return (
    <ul className="values">
      {found.map(([whole, value]) => (
        <li key={whole}>
          <code>{whole}</code> {value === undefined ? say('unknownValue') : say('standsFor', { value })}
        </li>
      ))}
    </ul>
  )
}
