/** On a narrow screen either the form or the page is shown. */
import { useEffect } from 'react'
import { useSignal } from '../preview/page/signal.ts'
import { VIEWS, view } from './session/view.ts'
import { say } from './words.ts'

export function Views() {
  const shown = useSignal(view)
  useEffect(() => {
    document.body.dataset.view = shown
  }, [shown])
  return (
    <fieldset className="row views" aria-label={say('views')}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={shown === each} onClick={() => view.set(each)}>
          {say(each)}
        </button>
      ))}
    </fieldset>
  )
}
