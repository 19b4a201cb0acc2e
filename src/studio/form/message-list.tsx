/** All that the check says of the page. Each message leads to its field. */
import { memo } from 'react'
import { usePart } from '../../preview/signal.ts'
import { MendAllButton, MendButton } from '../mend/mend-button.tsx'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { lead } from './lead.ts'
import { Words } from './messages/words-of-message.tsx'

export const MessageList = memo(function MessageListOf() {
  const messages = usePart(store, (state) => state?.messages)
  const framePath = usePart(store, (state) => state?.framePath)
  if (!messages) return null
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{say('messages')}</h2>
      <MendAllButton />
      {messages.length === 0 && <p>{say('noMessages')}</p>}
      <ul className="messages">
        {messages.map((each) => (
          <li key={`${each.span.file} ${each.span.start.offset} ${each.code} ${each.message}`}>
            {each.span.file !== framePath && <code>{each.span.file}</code>}
            <Words diagnostic={each} />
            <button type="button" onClick={() => lead(each)}>
              {say('goThere')}
            </button>
            <MendButton finding={each} />
          </li>
        ))}
      </ul>
    </section>
  )
})
