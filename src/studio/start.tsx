/** Starts Studio in its document, wherever the site comes from. */
import { createRoot } from 'react-dom/client'
import type { Words } from '../languages/en/studio/words.ts'
import { stayAboveKeyboard } from './above-keyboard.ts'
import { App } from './app.tsx'
import { hasChanged } from './draft/saved.ts'
import { focusLater } from './form/tools/focus-later.ts'
import { lazily } from './session/lazy.ts'
import { save } from './session/saving.ts'
import { open, refresh } from './session/session.ts'
import { loadWhole } from './session/site.ts'
import { store } from './session/state.ts'
import { finding } from './session/view.ts'
import { type Source, startFrom } from './source/source.ts'
import { redo, undo } from './undo.ts'
import { loadWords, say } from './words.ts'

type Start = {
  /** Words in the place of others, by language. */
  readonly own?: (lang: string) => Promise<Partial<Words>>
  /** Whether closing the page would lose something. */
  readonly isUnsaved?: () => boolean
}

/** `host` is the element for the form. */
export async function start(
  host: HTMLElement,
  route: string,
  source: Source,
  { own, isUnsaved = hasUnsaved }: Start = {},
): Promise<void> {
  // An older browser would fail later. The document tells the author which one is needed.
  if (!('toSorted' in Array.prototype)) return
  startFrom(source)
  await Promise.all([open(route), loadWords(own)])
  createRoot(host).render(<App route={route} />)
  void loadWhole()
  // Here nothing can be tried again.
  const noTools = () => say('noPageTools')
  void lazily(import('./page/page-view.tsx'), noTools).then((code) => code?.startPageView(onKey))
  addEventListener('keydown', onKey)
  stayAboveKeyboard()
  // Texts with the names of characters, such as `&frac12;`, can be shown as they should be now.
  addEventListener('ukurasa:character-names', () => refresh())
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
}

export function hasUnsaved(): boolean {
  const state = store.get()
  return state !== undefined && hasChanged(state.draft)
}

/** What had the focus may be made anew or be gone: then the same place gets it, or one near it. */
async function keepingFocus(act: () => Promise<void>): Promise<void> {
  const id = document.activeElement?.id ?? ''
  await act()
  requestAnimationFrame(() => {
    if (document.activeElement?.matches(':not(body, :disabled)')) return
    const [, head, index = ''] = /^(.*-)(\d+)$/.exec(id) ?? []
    const near = head === undefined ? [] : [`${head}${Number(index) - 1}`]
    focusLater(id, ...near, `block-${store.get()?.block}`, 'undo', 'redo')
  })
}

function onKey(event: KeyboardEvent): void {
  // Words in a dialog are no part of the page yet: there the browser undoes what was typed.
  const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
  if (event.key === 'F8' && finding.get() !== '' && !isInDialog) return goToNext(event)
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  const act =
    key === 's'
      ? () => save()
      : key === 'z' && !event.shiftKey
        ? () => keepingFocus(undo)
        : key === 'z' || key === 'y'
          ? () => keepingFocus(redo)
          : undefined
  if (!act || (isInDialog && key !== 's')) return
  event.preventDefault()
  void act()
}

/** The next place with the words that the author looks for. */
function goToNext(event: KeyboardEvent): void {
  event.preventDefault()
  void lazily(import('./find/go-on.ts')).then((code) => code?.goOn())
}
