/** What stands above the form of a file that pages share: its name, the pages that show it, and the way back. */
import { useEffect, useRef } from 'react'
import { openFile } from '../session/session.ts'
import { isPageFile } from '../session/shown-page.ts'
import { isWhole } from '../session/site.ts'
import { type State, store } from '../session/state.ts'
import { say } from '../words.ts'
import { titlesShowing } from './titles-showing.ts'
import { openIdOf } from './tools/field-id.ts'
import { focusLater } from './tools/focus-later.ts'
import { isFocusComing } from './tools/focus-soon.ts'

export function SharedFile({ state: { formPath, framePath } }: { readonly state: State }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The author has pressed a button that is gone now, or one of the bar. A field that a message led to keeps the focus.
  useEffect(() => {
    if (formPath && !isFocusComing() && !document.activeElement?.closest('main')) heading.current?.focus()
  }, [formPath])
  const back = () => {
    openFile(framePath)
    focusLater(openIdOf(formPath), `block-${store.get()?.block}`, openIdOf('site.yaml'))
  }
  return (
    <section className="shared" aria-labelledby="shared-file">
      <h2 id="shared-file" ref={heading} tabIndex={-1}>
        {formPath === 'site.yaml'
          ? say('siteSettings')
          : isPageFile(formPath)
            ? formPath
            : say('sharedFile', { file: formPath })}
      </h2>
      {formPath !== 'site.yaml' && !isPageFile(formPath) && <Pages path={formPath} />}
      <button type="button" onClick={back}>
        {say('toPage')}
      </button>
    </section>
  )
}

/** A change of the file changes all of these. */
function Pages({ path }: { readonly path: string }) {
  if (!isWhole()) return <p>{say('loadingSite')}</p>
  const titles = titlesShowing(path)
  return (
    <details>
      <summary>{say(titles.length === 1 ? 'shownOnPage' : 'shownOnPages', { count: titles.length })}</summary>
      <ul>
        {titles.map(([route, title]) => (
          <li key={route}>
            {title} <code>{route}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
