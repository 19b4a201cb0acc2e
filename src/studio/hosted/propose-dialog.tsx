/** Shows the change in words, and how the author can send it. */
import { useEffect, useState } from 'react'
import { PanelText } from '../actions/panel-fields.tsx'
import { loadDialogWords, sayInDialog } from '../dialog-words.ts'
import { leadTo } from '../form/lead.ts'
import { Modal } from '../modal.tsx'
import { part } from '../part.tsx'
import { MendFirst } from '../propose/mend-first.tsx'
import { ReviewWords } from '../propose/review-words.tsx'
import { openFile } from '../session/session.ts'
import type { ProposeProps } from '../source/source.ts'
import { loadWaysOut } from '../ways-out/dialog/load.ts'
import type { WayOut } from '../ways-out/way-out.ts'
import { say } from '../words.ts'
import type { WholeChange } from './change.ts'
import { type Example, examplesIn } from './examples.ts'
import { changeNow, leadToError, propose, proposingNow } from './proposing.ts'

const WaysOut = part(loadWaysOut, { Waiting: () => <p>{sayInDialog('looking')}</p> })

export function ProposeDialog({ onClose }: ProposeProps) {
  const [change, setChange] = useState<WholeChange | 'none'>()
  useEffect(() => {
    void changeNow().then((found) => setChange(found ?? 'none'))
  }, [])
  return (
    <Modal title={say('propose')} onClose={onClose}>
      <div aria-live="polite">
        {!change && <p>{sayInDialog('looking')}</p>}
        {change === 'none' && <p>{sayInDialog('nothingNew')}</p>}
      </div>
      {change && change !== 'none' && <ChangeForm change={change} onClose={onClose} />}
      <button type="button" onClick={onClose}>
        {say('close')}
      </button>
    </Modal>
  )
}

function ChangeForm({ change, onClose }: { readonly change: WholeChange; readonly onClose: () => void }) {
  const [title, setTitle] = useState(change.words.title)
  const [isChosen, setChosen] = useState(false)
  const site = proposingNow()
  const take = async (way: WayOut) => {
    setChosen(true)
    const outcome = await propose(change, title, way)
    if (outcome?.kind === 'clash') onClose()
    return outcome
  }
  return (
    <>
      <ReviewWords words={change.words} />
      <MendFirst
        errors={change.mistakes}
        onGo={(error) => {
          onClose()
          leadToError(error)
        }}
      />
      <Examples
        examples={examplesIn(change.files)}
        onGo={({ path, at }) => {
          onClose()
          if (openFile(path)) leadTo(at)
        }}
      />
      {change.mistakes.length === 0 && site && (
        <>
          {!isChosen && <PanelText label={sayInDialog('proposeTitle')} value={title} onChange={setTitle} />}
          <p>{sayInDialog('proposeHelp')}</p>
          <WaysOut site={site} propose={take} />
        </>
      )}
    </>
  )
}

type ExamplesProps = {
  readonly examples: readonly Example[]
  readonly onGo: (example: Example) => void
}

function Examples({ examples, onGo }: ExamplesProps) {
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="examples">
      <h3 id="examples">{sayInDialog('stillOpen')}</h3>
      <ul className="plain">
        {examples.map((example) => (
          <li key={`${example.path} ${example.name}`}>
            {example.name}{' '}
            <button
              type="button"
              aria-label={`${say('goThere')}: ${example.name}`}
              onClick={() => onGo(example)}
            >
              {say('goThere')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With its words. */
export async function loadDialog() {
  await loadDialogWords()
  return { default: ProposeDialog }
}
