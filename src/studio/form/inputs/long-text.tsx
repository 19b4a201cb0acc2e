/** Texts of several lines. Those in Markdown have a toolbar. */
import { type ClipboardEventHandler, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { withoutOpenEntry } from './markdown.ts'
import { useMarkdownTools } from './markdown-tools.tsx'
import { keepCopied, pasteMarkdown } from './paste.ts'
import { withBreaks, withoutBreaks } from './soft-breaks.ts'
import { useTyped } from './typed.ts'

type LongProps = {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly rows: number
  readonly placeholder?: string | undefined
  readonly area?: RefObject<HTMLTextAreaElement | null>
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onCopy?: ClipboardEventHandler<HTMLTextAreaElement>
  readonly onCut?: ClipboardEventHandler<HTMLTextAreaElement>
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

type MarkdownProps = Omit<LongProps, 'area' | 'onKeyDown' | 'onCopy' | 'onCut' | 'onPaste'> & {
  readonly label: string
}

export function MarkdownText({ label, ...props }: MarkdownProps) {
  const { id, value, disabled } = props
  // A new line at the end comes into the file with the words that follow it.
  const [shown, setTyped] = useTyped(withoutBreaks(value), (words) =>
    withoutBreaks(withoutOpenEntry(words)).trim(),
  )
  const onChange = (text: string) => {
    setTyped(text)
    props.onChange(withBreaks(value, withoutOpenEntry(text)))
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const { toolbar, onKey } = useMarkdownTools({ id, label, disabled, area })
  return (
    <>
      {toolbar}
      <LongText
        {...props}
        value={shown}
        onChange={onChange}
        area={area}
        onKeyDown={onKey}
        onCopy={keepCopied}
        onCut={keepCopied}
        onPaste={pasteMarkdown}
      />
    </>
  )
}
