/** What can be done to a text in Markdown without knowing its signs: buttons, and keys. */
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { trimmed } from '../../operations/trimmed.ts'
import { say } from '../../words.ts'
import {
  bold,
  entered,
  linked,
  listed,
  type Selected,
  withoutOpenEntry,
  withoutSecondSign,
} from './markdown.ts'
import { LinkPicker } from './pick-link.ts'

type Props = {
  /** That of the text. */
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly area: RefObject<HTMLTextAreaElement | null>
}

type Tools = {
  readonly toolbar: ReactNode
  /** While the author chooses a link, the text has not got the focus. */
  readonly isPicking: boolean
  readonly onKey: (event: KeyboardEvent) => void
}

export function useMarkdownTools({ id, label, disabled, area }: Props): Tools {
  const [picksFor, setPicksFor] = useState<Selected>()
  const selected = (): Selected => {
    const { value: text = '', selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
    return { text, start, end }
  }
  const put = (next: Selected) => area.current && write(area.current, next)
  const tools = [
    { word: say('bold'), keys: 'Control+B', act: () => put(bold(selected())) },
    { word: say('link'), keys: 'Control+K', act: () => setPicksFor(selected()) },
    { word: say('list'), keys: undefined, act: () => put(listed(selected())) },
  ]
  const inList = (event: KeyboardEvent, next: Selected | undefined) => {
    if (!next || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    put(next)
  }
  const onKey = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Enter' && isPlain) return inList(event, entered(selected()))
    if (event.key === ' ' && isPlain) return inList(event, withoutSecondSign(selected()))
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const key = `Control+${event.key.toUpperCase()}`
    const { text, start } = selected()
    const shorter = withoutOpenEntry(text)
    const isInOpenEntry = shorter !== text && start > shorter.trimEnd().length
    if (key === 'Control+Z' && isInOpenEntry) {
      // The file has nothing of it yet, so nothing else must be undone.
      event.preventDefault()
      event.stopPropagation()
      const at = shorter.trimEnd().length
      return put({ text: shorter, start: at, end: at })
    }
    const tool = tools.find(({ keys }) => keys === key)
    if (!tool) return
    event.preventDefault()
    tool.act()
  }
  const picker = picksFor && (
    <LinkPicker
      value=""
      onChoose={(href, title) => put(linked(picksFor, href, title))}
      onClose={() => {
        setPicksFor(undefined)
        requestAnimationFrame(() => area.current?.focus())
      }}
    />
  )
  // A text on the page is in a frame, which has no room for a dialog.
  const toolbar = (
    <div className="tools" role="toolbar" aria-label={say('toolsFor', { what: label })} aria-controls={id}>
      {tools.map(({ word, keys, act }) => (
        <button key={word} type="button" aria-keyshortcuts={keys} disabled={disabled} onClick={act}>
          {word}
        </button>
      ))}
      {picker && (area.current?.ownerDocument === document ? picker : createPortal(picker, document.body))}
    </div>
  )
  return { toolbar, isPicking: picksFor !== undefined, onKey }
}

/** As if the author had typed it, so that a browser can take it back, too. */
function write(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const { value, ownerDocument } = area
  area.focus()
  const change = trimmed(value, { start: 0, end: value.length, text })
  area.setSelectionRange(change.start, change.end)
  const command = change.text === '' ? 'delete' : 'insertText'
  // Behind a dialog that is still open, the area cannot have the focus.
  const isFocused = ownerDocument.activeElement === area
  const isTyped = text === value || (isFocused && ownerDocument.execCommand(command, false, change.text))
  if (!isTyped) {
    area.setRangeText(text, 0, value.length)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}
