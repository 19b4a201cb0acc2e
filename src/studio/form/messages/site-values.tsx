/** What `${…}` in a text stands for. */
import { valueAt } from '../../../core/base/value-at.ts'
import { REFERENCE } from '../../../core/validate/interpolate.ts'
import { openFile } from '../../session/session.ts'
import { engineNow } from '../../session/site.ts'
import { store } from '../../session/state.ts'
import { view } from '../../session/view.ts'
import { say } from '../../words.ts'
import { idOf } from '../tools/field-id.ts'
import { focusSoon } from '../tools/focus-soon.ts'
import { unfoldTo } from '../tools/folds.ts'
import { valuesOfFile } from './site-values-now.ts'

type Props = {
  readonly text: string
  readonly file: string
  /** Before the settings are shown. */
  readonly onLeave?: () => void
}

export function SiteValues({ text, file, onLeave }: Props) {
  if (!text.includes('${')) return null
  const values = valuesOfFile(file)
  const found = [
    ...new Map([...text.matchAll(REFERENCE)].map(([whole, name = '']) => [whole, values?.get(name)])),
  ]
  if (found.length === 0) return null
  return (
    <ul className="values">
      {found.map(([whole, value]) => (
        <li key={whole}>
          <code>{whole}</code> {value === undefined ? say('unknownValue') : say('standsFor', { value })}
          <ToValue whole={whole} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

/** Leads to the value itself, which other places may show too. */
function ToValue({ whole, onLeave }: { readonly whole: string } & Pick<Props, 'onLeave'>) {
  const path = whole.slice(2, -1).split('.')
  const isThere = valueAt(engineNow()?.settings()?.value, path) !== undefined
  if (!isThere || store.get()?.path === 'site.yaml') return null
  const lead = () => {
    onLeave?.()
    if (!openFile('site.yaml')) return
    view.set('form')
    unfoldTo(path)
    focusSoon(() => document.getElementById(idOf(path)))
  }
  return (
    <button type="button" onClick={lead}>
      {say('toValue', { name: path.at(-1) ?? whole })}
    </button>
  )
}
