/** A block on the page. If it is open, it has its tools, and its texts can be chosen. */
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useSignal } from '../../preview/signal.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { chooseBlock, chosen, edit, focusOn, keyOfBlock, keyOfText, openInForm } from './choosing.ts'
import type { Box } from './dom.ts'
import { entryAround, nameOfText } from './names-of-parts.ts'
import type { SurfaceBlock, SurfaceText } from './surface.ts'
import { Tools } from './tools.tsx'

type Props = {
  readonly block: SurfaceBlock
  readonly state: State
  readonly texts: readonly SurfaceText[]
  /** Whether it has texts that are only in the form. */
  readonly hasMore: boolean
  /** Those of all blocks that can be seen. */
  readonly fileIndexes: readonly number[]
}

const place = ({ left, top, width, height }: Box) => ({ left, top, width, height })

export function BlockOnPage({ block: { fileIndex, name, box }, state, texts, hasMore, fileIndexes }: Props) {
  const path = useSignal(chosen)
  const isOpen = state.block === fileIndex
  const around = isOpen && path?.[1] === fileIndex ? entryAround(path) : undefined
  const onKey = (event: KeyboardEvent) => {
    const by = event.altKey ? undefined : { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = by === undefined ? undefined : fileIndexes[fileIndexes.indexOf(fileIndex) + by]
    if (next === undefined) return
    event.preventDefault()
    focusOn(keyOfBlock(next))
  }
  return (
    <section aria-label={name} className={isOpen ? 'open' : 'closed'}>
      <div className="frame" style={place(box)}>
        <div className="tools">
          <button
            type="button"
            id={keyOfBlock(fileIndex)}
            className="handle"
            data-path={JSON.stringify(['blocks', fileIndex])}
            aria-pressed={isOpen}
            onFocus={() => chooseBlock(fileIndex)}
            onClick={() => chooseBlock(fileIndex)}
            onKeyDown={onKey}
          >
            {name}
          </button>
          {isOpen && !state.isReadOnly && <Tools list={['blocks']} index={fileIndex} />}
          {around && !state.isReadOnly && <Tools {...around} path={path} />}
          {isOpen && hasMore && (
            <button type="button" className="more" onClick={() => openInForm(fileIndex)}>
              {say('moreInForm')}
            </button>
          )}
        </div>
      </div>
      {texts.map((text) => (
        <TextOnPage key={keyOfText(text.path)} text={text} />
      ))}
    </section>
  )
}

/** A text that was chosen before is changed by a click, and by Enter at once. */
function TextOnPage({ text }: { readonly text: SurfaceText }) {
  const wasChosen = useRef(false)
  const onClick = ({ detail, currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const { scrollX = 0, scrollY = 0 } = currentTarget.ownerDocument.defaultView ?? {}
    // A key has no place.
    const point = detail === 0 ? undefined : { left: clientX + scrollX, top: clientY + scrollY }
    if (detail !== 1 || wasChosen.current) edit(text, point)
    else currentTarget.focus({ preventScroll: true }) // Safari does not focus a button that is clicked.
  }
  return (
    <button
      type="button"
      id={keyOfText(text.path)}
      className="text"
      style={place(text.box)}
      data-path={JSON.stringify(text.path)}
      aria-label={say('changeText', { what: nameOfText(text.path) })}
      onPointerDown={({ currentTarget }) => {
        const root = currentTarget.getRootNode()
        wasChosen.current = 'activeElement' in root && root.activeElement === currentTarget
      }}
      onFocus={() => chosen.set(text.path)}
      onClick={onClick}
    />
  )
}
