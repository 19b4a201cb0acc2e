/** What `${…}` in a text stands for. */
import { valueAt } from '../../core/base/value-at.ts'
import { REFERENCE, siteValues, valuesFor } from '../../core/validate/interpolate.ts'
import { engineNow, openFile } from '../session/session.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { idOf } from './field-id.ts'
import { unfoldTo } from './folds.ts'

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
          <ToValue whole={whole} />
        </li>
      ))}
    </ul>
  )
}

/** Leads to the value itself, which other places may show too. */
function ToValue({ whole }: { readonly whole: string }) {
  const path = whole.slice(2, -1).split('.')
  const isThere = valueAt(engineNow()?.settings()?.value, path) !== undefined
  if (!isThere || store.get()?.path === 'site.yaml') return null
  const lead = () => {
    if (!openFile('site.yaml')) return
    unfoldTo(path)
    focusSoon(idOf(path))
  }
  return (
    <button type="button" onClick={lead}>
      {say('toValue', { name: path.at(-1) ?? whole })}
    </button>
  )
}

/** In frames of the window. The form of the settings may have to be loaded first. */
const MOST_TRIES = 120

function focusSoon(id: string, tries = 0): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    if (!field && tries < MOST_TRIES) focusSoon(id, tries + 1)
  })
}
