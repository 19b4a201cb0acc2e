/**
 * The blocks that can be added, with a picture of each as it looks on this site. A new block begins with an example,
 * which is marked `!todo`.
 */
import { type KeyboardEvent, useState } from 'react'
import * as blocks from '../../../schema/blocks.ts'
import { describe } from '../../core/base/schema-at.ts'
import { synonymsOf } from '../../diagnostics/synonyms.ts'
import { showFrom } from '../form/tools/show-from.ts'
import { Modal } from '../modal.tsx'
import { insertExample } from '../operations/insert-example.ts'
import { carryOut } from '../session/session.ts'
import { update } from '../session/state.ts'
import { type Adding, endAdding } from '../session/view.ts'
import { sourceNow } from '../source/source.ts'
import { labelFor, say } from '../words.ts'
import { exampleOf, hasExample } from './example-of.ts'

const TYPES = Object.entries(blocks).map(([type, schema]) => {
  const [name, says] = [labelFor(type), describe(schema) ?? '']
  return { type, name, says, words: `${type} ${name} ${says} ${synonymsOf(type)}`.toLowerCase() }
})

export function Gallery({ adding: { at } }: { readonly adding: Adding }) {
  const [search, setSearch] = useState('')
  const wanted = search.toLowerCase().split(/\s+/)
  const isCalled = ({ name }: { readonly name: string }) => name.toLowerCase().startsWith(wanted.join(' '))
  const found = TYPES.filter(({ words }) => wanted.every((word) => words.includes(word))).toSorted(
    (one, other) => Number(isCalled(other)) - Number(isCalled(one)),
  )
  const add = (type: string) => {
    const value = exampleOf(type)
    const notice = say('added', { what: labelFor(type) })
    const place = { list: ['blocks'], index: at }
    const isAdded = value !== undefined && carryOut((file) => insertExample(file, place, value), { notice })
    if (isAdded) update({ block: at })
    endAdding(isAdded)
    if (isAdded) showFrom(`block-${at}`)
  }
  return (
    <Modal title={say('chooseBlock')} onClose={() => endAdding(false)}>
      <label htmlFor="search-blocks">{say('searchBlocks')}</label>
      <input
        id="search-blocks"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Browsers only empty the field otherwise.
        onKeyDown={({ key }) => key === 'Escape' && endAdding(false)}
      />
      <p aria-live="polite">{say('foundBlocks', { count: found.length })}</p>
      <ul className="gallery" onKeyDown={moveFocus}>
        {found.map(({ type, name, says }) => (
          <li key={type}>
            <Picture type={type} name={name} />
            <button type="button" onClick={() => add(type)}>
              <b>{name}</b> <span lang="en">{says}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => endAdding(false)}>
        {say('cancel')}
      </button>
    </Modal>
  )
}

/** A small page with an example. Nothing in it can be reached. */
function Picture({ type, name }: { readonly type: string; readonly name: string }) {
  const { exampleAt, fillExample } = sourceNow()
  return (
    <div className="picture" inert>
      {hasExample(type) && (
        <iframe
          src={exampleAt(type)}
          title={name}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: { contentDocument: page } }) => page && void fillExample?.(page, type)}
        />
      )}
    </div>
  )
}

/** Arrows lead from block to block. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const all = [...event.currentTarget.querySelectorAll('button')]
  const next = by === undefined ? undefined : all[all.findIndex((each) => each.matches(':focus')) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
