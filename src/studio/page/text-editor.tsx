/** A text of the page while it is changed. It lies over its place; the page below changes with every key. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { languageOfTexts } from '../form/inputs/language-of-texts.ts'
import { pasteMarkdown } from '../form/inputs/paste.ts'
import { LostValueNote } from '../form/messages/lost-value-note.tsx'
import { SiteValues } from '../form/messages/site-values.tsx'
import { put } from '../session/session.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { type EditedText, editing, focusOn, keyOfBlock, keyOfText } from './choosing.ts'
import { nodeOf } from './dom.ts'
import { lookOf } from './look.ts'
import { nameOfText } from './names-of-parts.ts'
import { writeText } from './write-text.ts'

export function TextEditor({ edited }: { readonly edited: EditedText }) {
  const { text, value } = edited
  const box = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [{ style, place }] = useState(() => lookOf(text))
  const help = useId()
  const isLong = text.kind === 'long'
  const [words, setWords] = useState(value)
  useEffect(() => {
    area.current?.focus()
    // A value of the settings is not wiped by the first key.
    if (!value.includes('${')) area.current?.select()
    if (area.current) grow(area.current)
  }, [value])
  useEffect(() => {
    const [within, controller] = [box.current, new AbortController()]
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const next = nodeOf(relatedTarget)
      const stays = next !== undefined && within?.contains(next)
      // In another window, the author may only look up or copy something.
      if (!stays && document.hasFocus() && editing.get() === edited) editing.set(undefined)
    }
    within?.addEventListener('focusout', onLeave, { signal: controller.signal })
    return () => controller.abort()
  }, [edited])
  const onKey = (event: KeyboardEvent) => {
    // What keys do elsewhere must not happen to the text that is being changed.
    if (/^[zy]$/i.test(event.key)) event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const isDone = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)
    if (event.key !== 'Escape' && !isDone) return
    event.preventDefault()
    event.stopPropagation()
    finish(edited, isDone)
  }
  return (
    <div className={`editor ${text.kind}`} ref={box} style={place}>
      <textarea
        ref={area}
        rows={1}
        lang={languageOfTexts()}
        style={style}
        defaultValue={value}
        aria-label={nameOfText(text.path)}
        aria-describedby={help}
        onKeyDown={onKey}
        onPaste={isLong ? pasteMarkdown : undefined}
        onInput={({ currentTarget }) => {
          grow(currentTarget)
          writeText(text.path, text.kind, currentTarget.value)
          setWords(currentTarget.value)
        }}
      />
      <p>
        <span className="hints" id={help}>
          {isLong && say('newParagraph')}{' '}
          <span className="keys">{say(isLong ? 'editLong' : 'editLine')}</span>
        </span>
        <button type="button" onPointerDown={keepFocus} onClick={() => finish(edited, true)}>
          {say('done')}
        </button>
        <button type="button" onPointerDown={keepFocus} onClick={() => finish(edited, false)}>
          {say('asBefore')}
        </button>
      </p>
      <SiteValues text={words} file={store.get()?.page ?? ''} onLeave={() => finish(edited, true)} />
      <LostValueNote
        at={text.path}
        text={words}
        // Another text may be open by then.
        onChanged={() => editing.get() === edited && finish(edited, true)}
      />
    </div>
  )
}

/** A button that is pressed must not end the editing before it does its work. */
const keepFocus = (event: { readonly preventDefault: () => void }) => event.preventDefault()

function grow(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}

/** Without `isDone` the text is again what it was. */
function finish({ text, value, before }: EditedText, isDone: boolean): void {
  editing.set(undefined)
  const { draft } = store.get() ?? {}
  if (!isDone && draft && draft !== before) {
    // Otherwise what was saved meanwhile would count as unsaved.
    const areSame = [...draft.files].every(([each, { opened }]) => opened === before.files.get(each)?.opened)
    if (areSame) put(before)
    else writeText(text.path, text.kind, value)
  }
  focusOn(keyOfText(text.path), keyOfBlock(Number(text.path[1])))
}
