/** What Studio shows on the page itself: the tools of the open block, and its texts, to be changed where they stand. */
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { FieldPath } from '../../core/base/field-path.ts'
import { useSignal } from '../../preview/signal.ts'
import { goneWords } from '../gone-words.ts'
import { store } from '../session/state.ts'
import { BlockOnPage } from './block-on-page.tsx'
import { editing, focusIn, focusOn, focusWanted, keyOfBlock } from './choosing.ts'
import { STUDIO_ELEMENT } from './dom.ts'
import { pageInFrame } from './frame.ts'
import { entryAround } from './names-of-parts.ts'
import css from './page.css?inline'
import { startPointing } from './pointing.ts'
import { startShrinking } from './shrinking.ts'
import { startMeasuring, surface } from './surface.ts'
import { TextEditor } from './text-editor.tsx'
import { moveOnPage } from './tools.tsx'

/** `onKey` is what keys do everywhere in Studio. */
export async function startPageView(onKey: (event: KeyboardEvent) => void): Promise<void> {
  const page = await pageInFrame()
  const window = page?.defaultView
  if (!page || !window) return
  const host = page.createElement(STUDIO_ELEMENT)
  host.lang = document.documentElement.lang
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const still = new window.CSSStyleSheet()
  still.replaceSync(STILL + withFont(page))
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, still]
  // Before the body, so that Tab comes here first.
  page.documentElement.insertBefore(host, page.body)
  focusIn(shadow)
  createRoot(shadow).render(<Surface />)
  startPointing(page)
  page.addEventListener('keydown', onKey)
  page.addEventListener('keydown', onMoveKey)
  startShrinking(page)
  void startMeasuring()
}

/**
 * Studio itself decides what stays where it is. A browser that does so, too, would move the page twice. What is in a frame
 * of the page would keep each click to itself.
 */
const STILL =
  'html { overflow-anchor: none; scroll-behavior: auto !important } iframe { pointer-events: none }'

/**
 * Visitors see a page at once, in another font if that of the site comes late. Here the page stays open, so the font takes
 * its place whenever it comes.
 */
const withFont = (page: Document): string =>
  [...page.querySelectorAll('style')]
    .flatMap(({ textContent }) => textContent.match(/@font-face\{[^}]*\}/g) ?? [])
    .join('')
    .replaceAll('font-display:optional', 'font-display:swap')

function Surface() {
  const { blocks, texts, hasMore } = useSignal(surface)
  const state = useSignal(store)
  const edited = useSignal(editing)
  useEffect(focusWanted)
  const isAsked = state?.kept !== undefined
  useEffect(() => {
    // To leave a text as it was would take back the draft that the author goes on with.
    if (isAsked) editing.set(undefined)
  }, [isAsked])
  if (!state) return null
  const gone = goneWords(state.draft, state.framePath)
  if (gone !== undefined)
    return (
      <div className="gone">
        <p>{gone}</p>
      </div>
    )
  const own = texts.filter(({ path }) => path[1] === state.block)
  const fileIndexes = blocks.map(({ fileIndex }) => fileIndex)
  return (
    <>
      {blocks.map((block) => (
        <BlockOnPage
          key={block.fileIndex}
          block={block}
          state={state}
          texts={block.fileIndex === state.block ? own : []}
          hasMore={hasMore && block.fileIndex === state.block}
          fileIndexes={fileIndexes}
        />
      ))}
      {edited && <TextEditor key={edited.text.path.join('-')} edited={edited} />}
    </>
  )
}

/** Alt with an arrow moves what has the focus; Escape leads from a text to its block. */
function onMoveKey(event: KeyboardEvent): void {
  const { block } = store.get() ?? {}
  const path = pathAt(event.composedPath()[0])
  if (block === undefined || !path || editing.get()) return
  if (event.key === 'Escape' && path.length > 2) focusOn(keyOfBlock(block))
  const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
  if (by === undefined) return
  event.preventDefault()
  moveOnPage(entryAround(path) ?? { list: ['blocks'], index: block }, by, path)
}

/** The path of the part with the focus. */
function pathAt(target: EventTarget | undefined): FieldPath | undefined {
  const written = target && 'dataset' in target && Reflect.get(Object(target.dataset), 'path')
  const keys: unknown = typeof written === 'string' ? JSON.parse(written) : undefined
  return Array.isArray(keys)
    ? keys.filter((key) => typeof key === 'string' || typeof key === 'number')
    : undefined
}
