/** Shows the change in words, and the ways in which it can leave this browser. */
import { useEffect, useState } from 'react'
import { PanelText } from '../actions/panel-fields.tsx'
import { Modal } from '../modal.tsx'
import { ReviewWords } from '../propose/review-words.tsx'
import type { ProposeProps } from '../source/source.ts'
import type { Outcome } from '../ways-out/way-out.ts'
import { say } from '../words.ts'
import type { Mistake, WholeChange } from './change.ts'
import { changeNow, propose, ways } from './proposing.ts'

export function ProposeDialog({ onClose }: ProposeProps) {
  const [change, setChange] = useState<WholeChange | 'none'>()
  useEffect(() => {
    void changeNow().then((found) => setChange(found ?? 'none'))
  }, [])
  return (
    <Modal title={say('propose')} onClose={onClose}>
      <div aria-live="polite">
        {!change && <p>{say('looking')}</p>}
        {change === 'none' && <p>{say('nothingNew')}</p>}
      </div>
      {change && change !== 'none' && <ChangeForm change={change} onClose={onClose} />}
      <button type="button" onClick={onClose}>
        {say('close')}
      </button>
    </Modal>
  )
}

function ChangeForm({ change, onClose }: { readonly change: WholeChange; readonly onClose: () => void }) {
  const [title, setTitle] = useState(change.title)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const take = async (index: number) => {
    setBusy(true)
    const done = await propose(change, title, index)
    setBusy(false)
    if (done?.kind === 'clash') return onClose()
    setOutcome(done)
  }
  return (
    <>
      <ReviewWords words={change.words} />
      <Mistakes mistakes={change.mistakes} />
      {change.mistakes.length === 0 && (
        <>
          <PanelText label={say('proposeTitle')} value={title} onChange={setTitle} />
          <p>{say('proposeHelp')}</p>
          <div className="row">
            {ways().map(({ name }, index) => (
              <button key={name} type="button" disabled={isBusy} onClick={() => void take(index)}>
                {name}
              </button>
            ))}
          </div>
          {outcome && <p role="status">{outcome.kind}</p>}
        </>
      )}
    </>
  )
}

function Mistakes({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null
  return (
    <section aria-labelledby="mend-first" role="alert">
      <h3 id="mend-first">{say('mendFirst')}</h3>
      <ul className="plain">
        {mistakes.map(({ path, line, message, help }) => (
          <li key={`${path} ${line} ${message}`}>
            <code>{path}</code>, {say('lineOf', { line })}: {message} {help}
          </li>
        ))}
      </ul>
    </section>
  )
}
