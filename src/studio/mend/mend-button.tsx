/** Mends what a message is about. What it would do is shown first. */
import { useState } from 'react'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { usePart, useSignal } from '../../preview/signal.ts'
import { part } from '../part.tsx'
import { lazily } from '../session/lazy.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import type { Mend } from './mending.ts'

const MendPreview = part(async () => ({ default: (await import('./mend-preview.tsx')).MendPreview }))

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
    state?.messages.filter(({ fix = [], span }) => fix.length > 0 && span.file === state.formPath) ?? []
  if (!state || many.length < 2) return null
  return <Offer words={say('mendAll')} find={({ mendsOf }) => mendsOf(state.formPath)} />
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
    const mending = await lazily(import('./mending.ts'))
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
        <MendPreview mend={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
