/** Texts of several lines. Those in Markdown have a toolbar. */
import {
  type ClipboardEventHandler,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { say } from '../../words.ts'
import { bold, linked, listed, type Selected } from './markdown.ts'
import { pasteMarkdown } from './paste.ts'
import { LinkPicker } from './pick-link.ts'
import { useTyped } from './typed.ts'

type LongProps = {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly rows: number
  readonly placeholder?: string | undefined
  readonly area?: RefObject<HTMLTextAreaElement | null>
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement>
  readonly onChange: (value: string) => void
}

/** Browsers that make it grow by themselves need not be asked for its height with each key. */
const GROWS = CSS.supports('field-sizing', 'content')

/** Grows with its text. */
export function LongText({ value, area, onChange, ...others }: LongProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const used = area ?? own
  useEffect(() => {
    const element = used.current
    if (!element || value === undefined || GROWS) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [value, used])
  return <textarea ref={used} {...others} value={value} onChange={({ target }) => onChange(target.value)} />
}

type MarkdownProps = Omit<LongProps, 'area' | 'onKeyDown' | 'onPaste'> & { readonly label: string }

export function MarkdownText({ label, ...props }: MarkdownProps) {
  const { id, disabled } = props
  // A new line at the end comes into the file with the words that follow it.
  const [shown, setTyped] = useTyped(props.value, (words) => words.trim())
  const onChange = (text: string) => {
    setTyped(text)
    props.onChange(text)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const [selection, setSelection] = useState<Selected>()
  const [picksFor, setPicksFor] = useState<Selected>()
  useLayoutEffect(() => {
    if (!selection) return
    area.current?.focus()
    area.current?.setSelectionRange(selection.start, selection.end)
  }, [selection])
  const selected = (): Selected => {
    const { value: text = '', selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
    return { text, start, end }
  }
  const put = (next: Selected) => {
    onChange(next.text)
    setSelection(next)
  }
  const pick = () => setPicksFor(selected())
  const tools = [
    { word: say('bold'), keys: 'Control+B', act: () => put(bold(selected())) },
    { word: say('link'), keys: 'Control+K', act: pick },
    { word: say('list'), keys: undefined, act: () => put(listed(selected())) },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const key = `Control+${event.key.toUpperCase()}`
    const tool = tools.find(({ keys }) => keys === key)
    if (!tool) return
    event.preventDefault()
    tool.act()
  }
  return (
    <>
      <div className="tools" role="toolbar" aria-label={say('toolsFor', { what: label })} aria-controls={id}>
        {tools.map(({ word, keys, act }) => (
          <button key={word} type="button" aria-keyshortcuts={keys} disabled={disabled} onClick={act}>
            {word}
          </button>
        ))}
      </div>
      <LongText
        {...props}
        value={shown}
        onChange={onChange}
        area={area}
        onKeyDown={onKeyDown}
        onPaste={pasteMarkdown}
      />
      {picksFor && (
        <LinkPicker
          value=""
          onChoose={(href, title) => put(linked(picksFor, href, title))}
          onClose={() => {
            setPicksFor(undefined)
            requestAnimationFrame(() => area.current?.focus())
          }}
        />
      )}
    </>
  )
}
