/** Studio in the browser. */
import { createRoot } from 'react-dom/client'
import { listen } from '../preview/news.ts'
import { App } from './app.tsx'
import { hasChanged } from './draft/saved.ts'
import { save, takeNews } from './session/saving.ts'
import { open, redo, refresh, undo } from './session/session.ts'
import { store } from './session/state.ts'
import { loadWords } from './words.ts'

const host = document.getElementById('studio')
if (host) void start(host, host.dataset.route ?? '/')

async function start(host: HTMLElement, route: string): Promise<void> {
  await Promise.all([open(route), loadWords()])
  createRoot(host).render(<App route={route} />)
  void import('./page/page-view.tsx').then(({ startPageView }) => startPageView(onKey))
  listen({
    onNews: ({ kind }) => kind === 'changed' && void takeNews(),
    // What can be undone would be lost.
    mayReload: () => !isUnsaved() && !store.get()?.draft.undo.length,
  })
  addEventListener('keydown', onKey)
  // Texts with the names of characters, such as `&frac12;`, can be shown as they should be now.
  addEventListener('ukurasa:character-names', () => refresh())
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}

function isUnsaved(): boolean {
  const state = store.get()
  return state !== undefined && hasChanged(state.draft)
}

function onKey(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  const act =
    key === 's'
      ? () => save()
      : key === 'z' && !event.shiftKey
        ? undo
        : key === 'z' || key === 'y'
          ? redo
          : undefined
  // Words in a dialog are no part of the page yet: there the browser undoes what was typed.
  const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
  if (!act || (isInDialog && key !== 's')) return
  event.preventDefault()
  void act()
}
