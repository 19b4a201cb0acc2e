/** Offers what was typed before the page was closed, and says what others have changed since. */
import { useEffect, useState } from 'react'
import type { Review } from '../core/change/review/parts.ts'
import { routeOf } from '../core/site/routes.ts'
import { loadDialogWords, sayInDialog } from './dialog-words.ts'
import { changedIn } from './draft/saved.ts'
import { newEngine } from './engine/engine.ts'
import { focusLater } from './form/tools/focus-later.ts'
import { Modal } from './modal.tsx'
import { placeOf } from './place-words.ts'
import { ReviewWords } from './propose/review-words.tsx'
import { answerOffer } from './session/session.ts'
import { isPageFile } from './session/shown-page.ts'
import { type KeptOffer, store } from './session/state.ts'
import { fetchSources, sourceNow } from './source/source.ts'
import { say } from './words.ts'

export function KeptDialog({ kept }: { readonly kept: KeptOffer }) {
  const { files: texts, pictures } = changedIn(kept.draft)
  const files = [...texts, ...pictures].map(({ path }) => path)
  const lang = document.documentElement.lang
  const time = new Date(kept.time).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Modal title={say('keptTitle')}>
      <p>{sayInDialog('keptSays', { time, files: files.join(', ') })}</p>
      <KeptWords kept={kept} />
      {kept.since.length > 0 && (
        <section aria-label={sayInDialog('since')}>
          <h3>{sayInDialog('since')}</h3>
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
      <Answers />
    </Modal>
  )
}

/** Left out while the site cannot be loaded. */
function KeptWords({ kept: { draft } }: { readonly kept: KeptOffer }) {
  const [words, setWords] = useState<Review>()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const wordsOf = await sourceNow().loadWordsOf?.()
      if (!wordsOf) return
      const sources = await fetchSources()
      if (isShown) setWords(wordsOf(draft, newEngine(sources).files()))
    }
    void load().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [draft])
  return words && <ReviewWords words={words} />
}

/** What is thrown away cannot come back, so the author is asked again. */
function Answers() {
  const [isAsking, setAsking] = useState(false)
  const ask = (asking: boolean) => {
    setAsking(asking)
    focusLater(asking ? 'keep-changes' : 'go-on')
  }
  if (isAsking)
    return (
      <>
        <p role="alert">{sayInDialog('throwAwaySays')}</p>
        <p className="row">
          <button type="button" id="keep-changes" className="main" onClick={() => ask(false)}>
            {sayInDialog('keepThem')}
          </button>
          <button type="button" onClick={() => answerOffer(false)}>
            {sayInDialog('throwAwayNow')}
          </button>
        </p>
      </>
    )
  return (
    <p className="row">
      <button type="button" id="go-on" className="main" onClick={() => answerOffer(true)}>
        {say('goOn')}
      </button>
      <a href={siteAddress()}>{sayInDialog('notNow')}</a>
      <button type="button" onClick={() => ask(true)}>
        {sayInDialog('throwAway')}
      </button>
    </p>
  )
}

/** Where the author leaves Studio to, with the changes still kept. */
function siteAddress(): string {
  const { framePath = '', draft } = store.get() ?? {}
  return sourceNow().onSite(isPageFile(framePath) && draft?.files.has(framePath) ? routeOf(framePath) : '/')
}

/** With its words. */
export async function loadKeptDialog() {
  await loadDialogWords()
  return { default: KeptDialog }
}
