/** Offers what was typed before the page was closed, and says what others have changed since. */
import { changedIn } from './draft/saved.ts'
import { Modal } from './modal.tsx'
import { placeOf } from './place-words.ts'
import { answerOffer } from './session/session.ts'
import type { KeptOffer } from './session/state.ts'
import { say } from './words.ts'

export function KeptDialog({ kept }: { readonly kept: KeptOffer }) {
  const files = changedIn(kept.draft).files.map(({ path }) => path)
  const lang = document.documentElement.lang
  const time = new Date(kept.time).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Modal title={say('keptTitle')}>
      <p>{say('keptSays', { time, files: files.join(', ') })}</p>
      {kept.since.length > 0 && (
        <section aria-label={say('since')}>
          <h3>{say('since')}</h3>
          <ul className="plain">
            {kept.since.map(({ path, places }) => (
              <li key={path}>
                <code>{path}</code> {places.map(placeOf).join('; ')}
              </li>
            ))}
          </ul>
          <p>{say('sinceHelp')}</p>
        </section>
      )}
      <p className="row">
        <button type="button" className="main" onClick={() => answerOffer(true)}>
          {say('goOn')}
        </button>
        <button type="button" onClick={() => answerOffer(false)}>
          {say('throwAway')}
        </button>
      </p>
    </Modal>
  )
}
