/** Whether and when visitors see the page. */
import { valueAt } from '../../core/base/value-at.ts'
import { sayInDialog } from '../dialog-words.ts'
import { momentOf, writtenMoment, zoneOf } from '../form/inputs/moment.ts'
import { perform } from '../session/session.ts'
import { engineNow, siteNow } from '../session/site.ts'
import type { State } from '../session/state.ts'
import { PanelText } from './panel-fields.tsx'
import { seenWhen } from './seen-when.ts'

export function PublishingPanel({ state }: { readonly state: State }) {
  const { value } = state.source
  const isDraft = valueAt(value, ['draft']) === 'true'
  return (
    <>
      <p aria-live="polite">{wordsFor(value)}</p>
      <p className="row">
        <button type="button" className="main" onClick={() => setDraft(value, !isDraft)}>
          {sayInDialog(isDraft ? 'publishIt' : 'makeDraft')}
        </button>
      </p>
      <Moment name="publishFrom" value={valueAt(value, ['publishFrom'])} />
      <Moment name="publishUntil" value={valueAt(value, ['publishUntil'])} />
    </>
  )
}

/** With the clock of the site, which an option may have set. */
const wordsFor = (page: unknown): string =>
  seenWhen(page, engineNow()?.now() ?? new Date(), document.documentElement.lang)

function setDraft(page: unknown, isDraft: boolean): void {
  const at = ['draft']
  if (isDraft)
    perform({ kind: 'set', at, value: 'true', after: 'description' }, { notice: sayInDialog('isDraft') })
  else perform({ kind: 'unset', at }, { notice: wordsFor({ ...Object(page), draft: undefined }) })
}

type Props = { readonly name: 'publishFrom' | 'publishUntil'; readonly value: unknown }

/** A moment in the time zone that it is written in, or else that of the site. */
function Moment({ name, value }: Props) {
  const written = typeof value === 'string' ? value : ''
  const zone = siteNow()?.config.timezone
  const moment = momentOf(written, zone)
  const change = (next: string) => {
    const at = [name]
    if (next === '') return perform({ kind: 'unset', at })
    const value = moment ? writtenMoment({ ...moment, local: next }) : next
    return perform({ kind: 'set', at, value, after: 'description' }, { target: `publishing-${name}` })
  }
  return (
    <PanelText
      label={sayInDialog(name)}
      type={moment ? 'datetime-local' : 'text'}
      value={moment ? moment.local : written}
      onChange={change}
      help={moment && sayInDialog('timeOf', { zone: zoneOf(moment, zone) })}
    />
  )
}
