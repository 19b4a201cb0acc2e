/** What `${…}` in a text stands for. */
import { REFERENCE } from '../../../core/validate/interpolate.ts'
import { say } from '../../words.ts'
import { valuesOfFile } from './site-values-now.ts'
import { ToValue } from './to-value.tsx'

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
          <ToValue path={whole.slice(2, -1).split('.')} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
