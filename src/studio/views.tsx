/** On a narrow screen either the form or the page is shown. */
import { useEffect } from 'react'
import { useSignal } from '../preview/signal.ts'
import { showFrom } from './form/tools/show-from.ts'
import { scrollToBlock } from './page/scroll.ts'
import { fileIndexes } from './session/page-blocks.ts'
import { store } from './session/state.ts'
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
        <button key={each} type="button" aria-pressed={shown === each} onClick={() => turnTo(each)}>
          {say(each)}
        </button>
      ))}
    </fieldset>
  )
}

/** Where the form stood when the author went to the page. */
let left = { place: '', top: 0 }

/** The author goes on at the same place. */
function turnTo(next: (typeof VIEWS)[number]): void {
  const { formPath, framePath, block } = store.get() ?? {}
  const form = document.getElementById('studio')
  const place = `${formPath} ${block}`
  if (next === 'page' && view.get() !== 'page') left = { place, top: form?.scrollTop ?? 0 }
  view.set(next)
  requestAnimationFrame(() => {
    if (next === 'page' && formPath === framePath) scrollToBlock(fileIndexes().indexOf(block ?? -1))
    else if (next === 'form' && left.place === place) form?.scrollTo(0, left.top)
    else if (next === 'form') showFrom(`block-${block}`)
  })
}
