/** The preview in the browser: keeps the page up to date, and shows what an author wants to know about it. */
import { createRoot } from 'react-dom/client'
import type { News } from '../facts.ts'
import { listen } from '../news.ts'
import { HOST } from './host.ts'
import { startPointing } from './pointing.ts'
import css from './preview.css?inline'
import { factsIn, refresh, refreshAfterClick } from './refresh.ts'
import { startMarking } from './stand-ins.ts'
import { update } from './store.ts'
import { Tools } from './tools.tsx'

// Not for a page in a frame: the tools of the page around it are enough.
if (window === window.top) start()

function start(): void {
  update({ facts: factsIn(document) })
  const host = document.createElement(HOST)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  createRoot(shadow).render(<Tools />)
  startMarking()
  startPointing()
  listen({ onNews: take, onConnection: (isConnected) => update({ isConnected }) })
  document.addEventListener('ukurasa:swap', (event) => {
    if (!(event instanceof CustomEvent)) void refreshAfterClick()
  })
}

function take(news: News): void {
  if (news.kind === 'changed') void refresh()
  if (news.kind === 'problems') update({ problems: news.problems })
}
