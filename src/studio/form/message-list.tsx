/** All that the check says of the page. Each message leads to its field. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { useSignal } from '../../preview/page/signal.ts'
import { MendAllButton, MendButton } from '../mend/mend-button.tsx'
import { type State, store, update } from '../session/state.ts'
import { say } from '../words.ts'
import { idOf } from './field.tsx'
import { pathOf } from './messages.ts'
import { Words } from './words-of-message.tsx'

export function MessageList() {
  const state = useSignal(store)
  if (!state) return null
  const { messages } = state
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{say('messages')}</h2>
      <MendAllButton />
      {messages.length === 0 && <p>{say('noMessages')}</p>}
      <ul className="messages">
        {messages.map((each) => (
          <li key={`${each.span.start.offset} ${each.code} ${each.message}`}>
            <Words diagnostic={each} />
            {state.source.value !== undefined && (
              <button type="button" onClick={() => lead(state, each)}>
                {say('goThere')}
              </button>
            )}
            <MendButton finding={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens the block, and puts the focus on the field, or else on the nearest thing around it. */
function lead({ source }: State, message: Diagnostic): void {
  const path = pathOf(source, message)
  const [first, index] = path
  const isInBlock = first === 'blocks' && typeof index === 'number'
  if (isInBlock) update({ block: index })
  requestAnimationFrame(() => {
    const field = document.getElementById(idOf(path)) ?? document.getElementById(`block-${String(index)}`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}
