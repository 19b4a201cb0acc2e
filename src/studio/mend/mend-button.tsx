/** Mends what a message is about. What it would do is shown first. */
import { useState } from 'react'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { usePart, useSignal } from '../../preview/page/signal.ts'
import { textAt } from '../draft/draft.ts'
import { Words } from '../form/messages/words-of-message.tsx'
import { focusLater } from '../form/tools/entry-tools.tsx'
import { needed } from '../session/needed.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import type { Mend } from './mending.ts'

/** `none`: the mend was tried, and the page would not be better. */
type Shown = Mend | 'none' | undefined

export function MendButton({ finding }: { readonly finding: Diagnostic }) {
  if ((finding.fix ?? []).length === 0) return null
  return <Offer words={say('mend')} find={({ mendOf }) => mendOf(finding)} about={finding.message} />
}

/** For pages where more than one thing can be mended. */
export function MendAllButton() {
  const state = useSignal(store)
  const many =
    state?.messages.filter(({ fix = [], span }) => fix.length > 0 && span.file === state.path) ?? []
  if (!state || many.length < 2) return null
  return <Offer words={say('mendAll')} find={({ mendsOf }) => mendsOf(state.path)} />
}

type Props = {
  readonly words: string
  readonly find: (mending: typeof import('./mending.ts')) => Mend | undefined
  /** Tells buttons with the same words apart. */
  readonly about?: string
}

function Offer({ words, find, about }: Props) {
  const isReadOnly = usePart(store, (state) => state?.isReadOnly !== false)
  const [shown, setShown] = useState<Shown>()
  if (isReadOnly) return null
  const ask = async () => {
    const mending = await needed(import('./mending.ts'))
    if (mending) setShown(find(mending) ?? 'none')
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={shown !== undefined}
        onClick={() => (shown === undefined ? void ask() : setShown(undefined))}
      >
        <span aria-hidden={about !== undefined}>{words}</span>
        {about !== undefined && (
          <span className="unseen">
            {words}: <span lang="en">{about}</span>
          </span>
        )}
      </button>
      {shown === 'none' && <p role="status">{say('cannotMend')}</p>}
      {shown !== undefined && shown !== 'none' && (
        <Preview mend={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

function Preview({ mend, onClose }: { readonly mend: Mend; readonly onClose: () => void }) {
  const { draft } = useSignal(store) ?? {}
  const isStale = !draft || textAt(draft, mend.path) !== mend.before
  const carryOut = async () => {
    onClose()
    ;(await import('./mending.ts')).carryOut(mend)
    focusLater('undo')
  }
  if (isStale) return null
  return (
    <fieldset className="mend">
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
  const shown = lines.map((line) => `${sign} ${line.replaceAll(UNSEEN, '\u2423')}`).join('\n')
  return (
    <>
      <p className="says">{words}</p>
      <pre>{shown}</pre>
    </>
  )
}

/** A box for each sign that nobody would see. */
const UNSEEN = /[\p{Cc}\p{Cf}\u00a0]/gu
