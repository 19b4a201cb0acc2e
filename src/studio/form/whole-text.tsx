/** The whole text of a file, for one that cannot be read. */
import { changeText } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'

export function WholeText({ state: { source, isReadOnly } }: { readonly state: State }) {
  return (
    <section>
      <p>{say('asText')}</p>
      <label htmlFor="whole-text">{say('text')}</label>
      <textarea
        id="whole-text"
        className="whole"
        rows={24}
        spellCheck={false}
        value={source.text}
        disabled={isReadOnly}
        onChange={({ target }) => changeText(target.value, 'whole-text')}
      />
    </section>
  )
}
