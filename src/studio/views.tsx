/** On a narrow screen either the form or the page is shown. */
import { useEffect, useState } from 'react'
import { say } from './words.ts'

const VIEWS = ['form', 'page'] as const

export function Views() {
  const [view, setView] = useState<(typeof VIEWS)[number]>('form')
  useEffect(() => {
    document.body.dataset.view = view
  }, [view])
  return (
    <fieldset className="row views" aria-label={say('views')}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
          {say(each)}
        </button>
      ))}
    </fieldset>
  )
}
