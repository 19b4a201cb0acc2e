/** The search over the page: a field, and the pages that fit. */
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Icon } from '../../block/icon.tsx'
import { noteFollowed, wordsOfReturn } from './back.ts'
import type { Hit } from './find.ts'
import { Results } from './results.tsx'
import type { SearchProps } from './search-props.ts'
import { useDialog } from './use-dialog.ts'
import type { Loaded } from './use-index.ts'

type PanelProps = Pick<SearchProps, 'label' | 'list'> & Loaded & { readonly onClose: () => void }

export function Panel({ label, list, find, words, onClose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { dialog, close, onKeyDown, ...events } = useDialog(onClose)
  const [query, setQuery] = useState(wordsOfReturn)
  const isAsked = query.trim() !== ''
  const leave = () => {
    noteFollowed(query)
    close()
  }
  const hits = useMemo(() => (isAsked && find ? find(query) : []), [query, isAsked, find])
  return (
    <dialog
      className="search-panel"
      aria-label={label}
      ref={dialog}
      onKeyDown={(event) => {
        onKeyDown(event)
        stepThrough(event, panel.current)
      }}
      {...events}
    >
      <div ref={panel}>
        <form onSubmit={(event) => follow(event, panel.current)}>
          <input
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            aria-label={label}
            aria-describedby="search-status"
            placeholder={words?.hint}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          {words && (
            <button type="button" aria-label={words.close} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </form>
        <div role="status" id="search-status" aria-busy={!find}>
          {isAsked && words && statusOf(hits, words)}
        </div>
        {!find && <progress aria-label={label} />}
        <Results hits={hits} onFollow={leave} />
        {list && <a href={list.href}>{list.title}</a>}
      </div>
    </dialog>
  )
}

const statusOf = ({ length }: readonly Hit[], { found, nothing }: NonNullable<Loaded['words']>) =>
  length === 0 ? nothing : found.replace('{count}', String(length))

const resultsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('ol a') ?? [])]

/** Enter follows the first result. */
function follow(event: FormEvent, panel: HTMLElement | null): void {
  event.preventDefault()
  resultsIn(panel)[0]?.click()
}

/** The arrow keys go from the field through the results and back. */
function stepThrough(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input') ?? []), ...resultsIn(panel)]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = at < 0 ? undefined : stops[at + step]
  if (step === 0 || !next) return
  event.preventDefault()
  next.focus()
}
