/** The blocks of the page with their places. Point at one to see it on the page, click to open it in the editor. */

import { useSignal } from '../signal.ts'
import { openInEditor } from './ask.ts'
import { point, pointToBlock } from './pointing.ts'
import { store, update } from './store.ts'

export function BlockList() {
  const { facts, tellsBlocks } = useSignal(store)
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={tellsBlocks}
          onChange={({ target }) => update({ tellsBlocks: target.checked })}
        />{' '}
        Blocks tell what they are when I point at them, and open when I click
      </label>
      <p className="hint">Holding Alt does the same.</p>
      <ol>
        {facts.blocks.map((part, index) => (
          <li key={`${part.line} ${part.name}`}>
            <button
              type="button"
              className="entry"
              onPointerEnter={() => pointToBlock(index)}
              onFocus={() => pointToBlock(index)}
              onPointerLeave={() => point(undefined)}
              onBlur={() => point(undefined)}
              onClick={() => void openInEditor(part)}
            >
              <b>{part.name}</b> {part.file}:{part.line}
            </button>
          </li>
        ))}
      </ol>
      <a href="/_blocks">All types of blocks, with examples to copy</a>
    </>
  )
}
