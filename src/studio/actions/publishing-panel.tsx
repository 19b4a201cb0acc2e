/** Whether and when visitors see the page. */
import { offsetAt } from '../../block/zone.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { perform, siteNow } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { PanelText } from './panel-fields.tsx'

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?$/

export function PublishingPanel({ state }: { readonly state: State }) {
  const { value } = state.source
  const isDraft = valueAt(value, ['draft']) === 'true'
  return (
    <>
      <p>{say(isDraft ? 'isDraft' : 'isPublished')}</p>
      <p className="row">
        <button type="button" className="main" onClick={() => setDraft(!isDraft)}>
          {say(isDraft ? 'publishIt' : 'makeDraft')}
        </button>
      </p>
      <Moment name="publishFrom" value={valueAt(value, ['publishFrom'])} />
      <Moment name="publishUntil" value={valueAt(value, ['publishUntil'])} />
    </>
  )
}

function setDraft(isDraft: boolean): void {
  const at = ['draft']
  if (!isDraft) perform({ kind: 'unset', at }, { notice: say('isPublished') })
  else perform({ kind: 'set', at, value: 'true', after: 'description' }, { notice: say('isDraft') })
}

type Props = { readonly name: 'publishFrom' | 'publishUntil'; readonly value: unknown }

/** A moment in the time zone that it is written in, or else that of the site. */
function Moment({ name, value }: Props) {
  const written = typeof value === 'string' ? value : ''
  const [, local = '', own] = MOMENT.exec(written) ?? []
  const zone = own ?? siteNow()?.config.timezone ?? '+00:00'
  const isShown = written === '' || local !== ''
  const change = (next: string) => {
    const at = [name]
    const time = next.slice(0, 16)
    const moment = isShown && MOMENT.test(next) ? time + offsetAt(zone, time) : next
    if (next === '') return perform({ kind: 'unset', at })
    return perform({ kind: 'set', at, value: moment, after: 'description' }, { target: `publishing-${name}` })
  }
  return (
    <PanelText
      label={say(name)}
      type={isShown ? 'datetime-local' : 'text'}
      value={isShown ? local : written}
      onChange={change}
      help={say('timeOf', { zone })}
    />
  )
}
