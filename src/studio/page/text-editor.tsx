/** A text of the page while it is changed. It lies over its place; the page below changes with every key. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { valueAt } from '../../core/base/value-at.ts'
import { languageOfTexts } from '../form/inputs/language-of-texts.ts'
import { withoutOpenEntry } from '../form/inputs/markdown.ts'
import { useMarkdownTools } from '../form/inputs/markdown-tools.tsx'
import { keepCopied, pasteMarkdown } from '../form/inputs/paste.ts'
import { withBreaks, withoutBreaks } from '../form/inputs/soft-breaks.ts'
import { LostValueNote } from '../form/messages/lost-value-note.tsx'
import { SiteValues } from '../form/messages/site-values.tsx'
import { put } from '../session/session.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { type EditedText, editing, focusOn, keyOfBlock, keyOfText } from './choosing.ts'
import { showCursor } from './cursor.ts'
import { nodeOf } from './dom.ts'
import { lookOf } from './look.ts'
import { nameOfText } from './names-of-parts.ts'
import { writeText } from './write-text.ts'

/** Keys that move the cursor and write nothing. */
const MOVES = /^(?:Arrow|Page|Home|End)/

export function TextEditor({ edited }: { readonly edited: EditedText }) {
  const { text, value } = edited
  const box = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [{ style, place }] = useState(() => lookOf(text))
  const [id, help] = [useId(), useId()]
  const label = nameOfText(text.path)
  const isLong = text.kind === 'long'
  const [shown] = useState(isLong ? withoutBreaks(value) : value)
  const [words, setWords] = useState(shown)
  const { toolbar, isPicking, onKey: onToolKey } = useMarkdownTools({ id, label, disabled: false, area })
  const show = useCursor(area, foot, edited)
  useEndOnLeave(box, edited, isPicking)
  const onKey = (event: KeyboardEvent) => {
    // What keys do elsewhere must not happen to the text that is being changed.
    if (/^[zy]$/i.test(event.key)) event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (isLong) onToolKey(event)
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
        id={id}
        rows={1}
        lang={languageOfTexts()}
        style={style}
        defaultValue={shown}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={onKey}
        onKeyUp={({ key }) => MOVES.test(key) && show()}
        onCopy={keepCopied}
        onCut={keepCopied}
        onPaste={isLong ? pasteMarkdown : undefined}
        onInput={({ currentTarget }) => {
          grow(currentTarget)
          show()
          writeText(text.path, text.kind, isLong ? asWritten(text, currentTarget.value) : currentTarget.value)
          setWords(currentTarget.value)
        }}
      />
      <div className="foot" ref={foot} onPointerDown={keepFocus}>
        {isLong && toolbar}
        <p>
          <span className="hints" id={help}>
            {isLong && say('newParagraph')}{' '}
            <span className="keys">{say(isLong ? 'editLong' : 'editLine')}</span>
          </span>
          <button type="button" onClick={() => finish(edited, true)}>
            {say('done')}
          </button>
          <button type="button" onClick={() => finish(edited, false)}>
            {say('asBefore')}
          </button>
        </p>
      </div>
      <SiteValues text={words} file={store.get()?.framePath ?? ''} onLeave={() => finish(edited, true)} />
      <LostValueNote
        at={text.path}
        text={words}
        // Another text may be open by then.
        onChanged={() => editing.get() === edited && finish(edited, true)}
      />
    </div>
  )
}

/** Puts the cursor into the text. Gives what keeps it in sight. */
function useCursor(
  area: RefObject<HTMLTextAreaElement | null>,
  foot: RefObject<HTMLElement | null>,
  { text, value, cursor }: EditedText,
): () => void {
  const show = useCallback(() => {
    if (area.current && foot.current) showCursor(area.current, foot.current)
  }, [area, foot])
  const isLong = text.kind === 'long'
  useEffect(() => {
    const own = area.current
    const window = own?.ownerDocument.defaultView
    own?.focus({ preventScroll: isLong })
    // The first key wipes a short text, but no paragraphs and no value of the settings.
    if (isLong) own?.setSelectionRange(cursor, cursor)
    else if (!value.includes('${')) own?.select()
    if (own) grow(own)
    show()
    // The keyboard of a phone comes after the focus.
    window?.addEventListener('resize', show)
    return () => window?.removeEventListener('resize', show)
  }, [area, show, isLong, value, cursor])
  return show
}

/** Who goes on elsewhere is done with the text. The choice of a link is a part of it. */
function useEndOnLeave(box: RefObject<HTMLElement | null>, edited: EditedText, isPicking: boolean): void {
  useEffect(() => {
    const [within, controller] = [box.current, new AbortController()]
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const next = nodeOf(relatedTarget)
      const stays = isPicking || (next !== undefined && within?.contains(next))
      // In another window, the author may only look up or copy something.
      if (!stays && document.hasFocus() && editing.get() === edited) editing.set(undefined)
    }
    within?.addEventListener('focusout', onLeave, { signal: controller.signal })
    return () => controller.abort()
  }, [box, edited, isPicking])
}

/** With the line breaks of the file. */
function asWritten({ path }: EditedText['text'], words: string): string {
  const before = valueAt(store.get()?.source.value, path)
  const written = withoutOpenEntry(words)
  return typeof before === 'string' ? withBreaks(before, written) : written
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
