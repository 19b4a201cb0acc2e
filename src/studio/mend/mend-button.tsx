/** Mends what a message is about. What it would do is shown first. */
import { useEffect, useRef, useState } from 'react'
import { type Diagnostic, placeOf } from '../../diagnostics/diagnostic.ts'
import { signal, usePart, useSignal } from '../../preview/signal.ts'
import { part } from '../part.tsx'
import { lazily } from '../session/lazy.ts'
import { engineNow } from '../session/site.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import type { Keep } from './keep-word.ts'
import type { Mend } from './mending.ts'

const MendPreview = part(async () => ({ default: (await import('./mend-preview.tsx')).MendPreview }))

/** What could not be mended, with the text of its file at that time: with another text, it may be possible. */
const tried = signal<ReadonlyMap<string, string | undefined>>(new Map())

export function MendButton({ finding }: { readonly finding: Diagnostic }) {
  const { span, message, fix = [], advice } = finding
  const find: Props['find'] = ({ mendOf }) => mendOf(finding)
  return (
    <>
      {fix.length > 0 && (
        <Offer words={say('mend')} find={find} about={message} place={placeOf(span)} file={span.file} />
      )}
      {advice?.keep && <KeepWord keep={advice.keep} />}
    </>
  )
}

/** For a word that is spelt oddly on purpose. */
function KeepWord({ keep }: { readonly keep: Keep }) {
  const isReadOnly = usePart(store, (state) => state?.isReadOnly !== false)
  if (isReadOnly) return null
  return (
    <button type="button" onClick={async () => (await lazily(import('./keep-word.ts')))?.keepWord(keep)}>
      {say('wordIsRight', { word: keep[0] })}
    </button>
  )
}

/** For pages where more than one thing can be mended. */
export function MendAllButton() {
  const state = useSignal(store)
  const many =
    state?.messages.filter(({ fix = [], span }) => fix.length > 0 && span.file === state.formPath) ?? []
  if (!state || many.length < 2) return null
  const { formPath } = state
  return <Offer words={say('mendAll')} find={({ mendsOf }) => mendsOf(formPath)} file={formPath} />
}

type Props = {
  readonly words: string
  readonly find: (mending: typeof import('./mending.ts')) => Mend | undefined
  /** Tells buttons with the same words apart. */
  readonly about?: string
  readonly place?: string
  readonly file: string
}

function Offer({ words, find, about = '', place = '', file }: Props) {
  const isReadOnly = usePart(store, (state) => state?.isReadOnly !== false)
  const text = usePart(store, () => engineNow()?.text(file))
  const before = useSignal(tried)
  const [shown, setShown] = useState<Mend>()
  const [isPressed, setIsPressed] = useState(false)
  if (isReadOnly) return null
  const key = [file, place, about].join(' ')
  if (before.has(key) && before.get(key) === text) return <Refused isPressed={isPressed} />
  const ask = async () => {
    const mending = await lazily(import('./mending.ts'))
    if (!mending) return
    const mend = find(mending)
    setShown(mend)
    setIsPressed(mend === undefined)
    if (!mend) tried.set(new Map(tried.get()).set(key, engineNow()?.text(file)))
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={shown !== undefined}
        onClick={() => (shown === undefined ? void ask() : setShown(undefined))}
      >
        <span aria-hidden={about !== ''}>{words}</span>
        {about !== '' && (
          <span className="unseen">
            {words}: <span lang="en">{about}</span>
          </span>
        )}
      </button>
      {shown && <MendPreview mend={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** In the place of the button. It has the focus that the button had. */
function Refused({ isPressed }: { readonly isPressed: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isPressed) words.current?.focus()
  }, [isPressed])
  return (
    <p ref={words} tabIndex={-1} role="status">
      {say('cannotMend')}
    </p>
  )
}
