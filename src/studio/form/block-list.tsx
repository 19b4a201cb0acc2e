/** The blocks of the page in their order. One is open at a time. */
import * as blocks from '../../../schema/blocks.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { nameOfBlock, titleOfBlock } from '../page/names-of-parts.ts'
import { scrollToBlock } from '../page/scroll.ts'
import { fileIndexes } from '../session/page-blocks.ts'
import { type State, store, update } from '../session/state.ts'
import { adding } from '../session/view.ts'
import { say } from '../words.ts'
import { Fields, OpenFile } from './field.tsx'
import { fieldsIn } from './fields.ts'
import { StandInMark } from './stand-in.tsx'
import { EntryTools } from './tools/entry-tools.tsx'
import { focusLater } from './tools/focus-later.ts'
import { showFrom } from './tools/show-from.ts'

const FIELDS = new Map(Object.entries(blocks).map(([type, schema]) => [type, fieldsIn(schema)]))

export function BlockList() {
  const state = useSignal(store)
  if (!state) return null
  const list = valueAt(state.source.value, ['blocks'])
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  return (
    <section aria-labelledby="blocks">
      <h2 id="blocks">{say('blocks')}</h2>
      <StandInMark state={state} path={['blocks']} id="all-blocks" label={say('blocks')} />
      <ol className="blocks">
        {entries.map((block, index) => (
          <BlockEntry
            key={nameOfBlock(block, index)}
            state={state}
            block={block}
            index={index}
            count={entries.length}
            onAdd={() => add(index + 1)}
          />
        ))}
      </ol>
      {entries.length === 0 && (
        <button type="button" disabled={state.isReadOnly} onClick={() => add(0)}>
          {say('addBlock')}
        </button>
      )}
    </section>
  )
}

/** The gallery gives the focus back by itself if nothing is added. */
const add = (at: number) =>
  adding.set({ at, onDone: (isAdded) => (isAdded ? focusLater(`block-${at}`) : undefined) })

type EntryProps = {
  readonly state: State
  readonly block: unknown
  readonly index: number
  readonly count: number
  readonly onAdd: () => void
}

function BlockEntry({ state, block, index, count, onAdd }: EntryProps) {
  const name = nameOfBlock(block, index)
  const title = titleOfBlock(block)
  const isOpen = state.block === index
  const show = (shown: number | undefined) => {
    update({ block: shown })
    if (shown === undefined) return
    showFrom(`block-${shown}`)
    if (state.formPath === state.framePath) scrollToBlock(fileIndexes().indexOf(shown))
  }
  return (
    <li className={isOpen ? 'block open' : 'block'}>
      <h3>
        <button
          type="button"
          id={`block-${index}`}
          aria-expanded={isOpen}
          onClick={() => show(isOpen ? undefined : index)}
        >
          {name} {title !== '' && <span className="title">{title}</span>}
        </button>
      </h3>
      {isOpen && (
        <>
          <EntryTools
            list={['blocks']}
            index={index}
            count={count}
            name={name}
            title={title}
            mayGo={count > 1}
            copyName={nameOfBlock(block, index + 1)}
            onPlace={show}
          />
          <StandInMark state={state} path={['blocks', index]} id={`block-${index}`} label={name} />
          <BlockFields block={block} index={index} />
          <button type="button" disabled={state.isReadOnly} onClick={onAdd}>
            {say('addBelow')}
          </button>
        </>
      )}
    </li>
  )
}

function BlockFields({ block, index }: Pick<EntryProps, 'block' | 'index'>) {
  const file = valueAt(block, ['use'])
  if (typeof file === 'string') return <OpenFile path={`pages/${file}.yaml`} says={say('snippet')} />
  const type = valueAt(block, ['type'])
  const fields = typeof type === 'string' ? FIELDS.get(type) : undefined
  return fields ? <Fields path={['blocks', index]} fields={fields} /> : null
}
