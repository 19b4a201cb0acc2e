/** What a mend would do: the lines before and after it. */
import { useEffect, useRef } from 'react'
import { visibleInChange } from '../../diagnostics/visible.ts'
import { useSignal } from '../../preview/signal.ts'
import { textAt } from '../draft/draft.ts'
import { Words } from '../form/messages/words-of-message.tsx'
import { focusLater } from '../form/tools/focus-later.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import type { Mend } from './mending.ts'

export function MendPreview({ mend, onClose }: { readonly mend: Mend; readonly onClose: () => void }) {
  const { draft } = useSignal(store) ?? {}
  const isStale = !draft || textAt(draft, mend.path) !== mend.before
  const carryOut = async () => {
    onClose()
    ;(await import('./mending.ts')).carryOut(mend)
    focusLater('undo')
  }
  const box = useRef<HTMLFieldSetElement>(null)
  // It opens below the button, which may be at the edge of the window.
  useEffect(() => {
    // New browsers give a promise, which React would take for what cleans up.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (isStale) return null
  return (
    <fieldset className="mend" ref={box}>
      <legend>{say('mendWould')}</legend>
      {mend.repairs.map((repair) => (
        <div key={`${repair.finding.span.start.offset} ${repair.finding.code}`}>
          {mend.repairs.length > 1 && <Words diagnostic={repair.finding} />}
          <Lines words={say('before')} lines={repair.before} sign="−" />
          <Lines words={say('after')} lines={repair.after} sign="+" />
        </div>
      ))}
      <p className="row">
        <button type="button" className="main" onClick={() => void carryOut()}>
          {say('mendNow')}
        </button>
        <button type="button" onClick={onClose}>
          {say('leaveIt')}
        </button>
      </p>
    </fieldset>
  )
}

type LinesProps = { readonly words: string; readonly lines: readonly string[]; readonly sign: string }

function Lines({ words, lines, sign }: LinesProps) {
  if (lines.length === 0) return null
  const shown = lines.map((line) => `${sign} ${visibleInChange(line)}`).join('\n')
  return (
    <>
      <p className="says">{words}</p>
      <pre>{shown}</pre>
    </>
  )
}
