/** Studio: the bar, the form, and the choice between two versions. The page is beside it, in its frame. */
import { valueAt } from '../core/base/value-at.ts'
import { routeOf } from '../core/site/routes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { useSignal } from '../preview/signal.ts'
import { ManagePages, Propose } from './actions/dialogs.tsx'
import { textAt } from './draft/draft.ts'
import { hasChanged } from './draft/saved.ts'
import { FileForm } from './form/file-form.tsx'
import { focusLeaves } from './form/tools/begin.ts'
import { openIdOf } from './form/tools/field-id.ts'
import { focusLater } from './form/tools/focus-later.ts'
import { goneWords } from './gone-words.ts'
import { part } from './part.tsx'
import { lazily } from './session/lazy.ts'
import { save } from './session/saving.ts'
import { answerOffer, openFile } from './session/session.ts'
import { isPageFile } from './session/shown-page.ts'
import { elsewhere, type State, store, update } from './session/state.ts'
import { adding, endAdding, finding } from './session/view.ts'
import { sourceNow } from './source/source.ts'
import { TextButton } from './text/text-button.tsx'
import { redo, undo } from './undo.ts'
import { Views } from './views.tsx'
import { say } from './words.ts'

const Gallery = part(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }), {
  leave: () => ({ word: 'cancel', act: () => endAdding(false) }),
})
const MessageList = part(async () => ({ default: (await import('./form/message-list.tsx')).MessageList }))
const Unfinished = part(async () => ({ default: (await import('./unfinished.tsx')).Unfinished }))
const KeptDialog = part(async () => (await import('./kept-dialog.tsx')).loadKeptDialog(), {
  // Nothing is lost by it, and Undo takes it back.
  leave: () => ({ word: 'goOn', act: () => answerOffer(true) }),
})
const FindBar = part(async () => (await import('./actions/find-bar.tsx')).loadFindBar())
const Elsewhere = part(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }))
const Notice = part(async () => (await sourceNow().loadNotice?.()) ?? { default: () => null })
const ConflictDialog = part(
  async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }),
  // The next save finds it again.
  { leave: () => ({ word: 'close', act: () => update({ conflict: undefined }) }) },
)

export function App({ route }: { readonly route: string }) {
  const state = useSignal(store)
  const added = useSignal(adding)
  const key = useSignal(elsewhere)
  if (key !== undefined) return <Elsewhere name={key} />
  if (!state)
    return (
      <main>
        <div role="alert">
          <h1>{say('noPage')}</h1>
        </div>
        <Unfinished />
      </main>
    )
  const gone = goneWords(state.draft, state.formPath)
  return (
    <>
      <Bar state={state} route={route} />
      <main id="form" onBlur={focusLeaves}>
        <Notice />
        <Unfinished />
        {state.isReadOnly && <p>{say('readOnly')}</p>}
        {gone === undefined ? <FileForm /> : <p>{gone}</p>}
        <MessageList />
      </main>
      {added && <Gallery adding={added} />}
      {state.kept && <KeptDialog kept={state.kept} />}
      {state.conflict && <ConflictDialog conflict={state.conflict} />}
    </>
  )
}

function Bar({ state, route }: { readonly state: State; readonly route: string }) {
  const { isReadOnly, isSaving, notice, stops } = state
  const isFinding = useSignal(finding) !== ''
  const isNew = notice === '' && state.draft.undo.length === 0 && !isReadOnly
  return (
    <header className="bar">
      <a href={sourceNow().onSite(routeOnSite(state, route))}>{say('toSite')}</a>
      <h1>{titleOf(state)}</h1>
      <Views />
      <div className="row">
        <ManagePages state={state} />
        <button
          type="button"
          id={openIdOf('site.yaml')}
          aria-pressed={state.formPath === 'site.yaml'}
          onClick={() => openFile('site.yaml')}
        >
          {say('siteSettings')}
        </button>
        <TextButton />
      </div>
      <div className="stay">
        <div className="row">
          <button
            type="button"
            id="undo"
            disabled={state.draft.undo.length === 0}
            onClick={() => turn(undo, 'undo', 'redo')}
          >
            {say('undo')}
          </button>
          <button
            type="button"
            id="redo"
            disabled={state.draft.redo.length === 0}
            onClick={() => turn(redo, 'redo', 'undo')}
          >
            {say('redo')}
          </button>
          {sourceNow().saving && (
            <button
              type="button"
              className="main"
              disabled={isReadOnly}
              // Where it is disabled, it loses the focus.
              aria-disabled={isSaving}
              onClick={() => void save()}
            >
              {say('save')}
            </button>
          )}
          <Propose state={state} />
        </div>
        <p className="notice">
          <span role="status">{notice}</span> {hasChanged(state.draft) && <b>{say('unsaved')}</b>}
          {isNew && <span>{say('howTo')}</span>}
          {/* It is there before its words: otherwise a screen reader would not say them. */}
          <span aria-live="polite">
            {stops?.notice === notice && !state.older && (
              <>
                {stops.words} <ToMistake mistake={stops.first} />
              </>
            )}
          </span>
        </p>
        {isFinding && <FindBar />}
      </div>
      <Older state={state} />
    </header>
  )
}

/** Most of the page goes on being shown, so nobody would see that it is not what was typed. */
function Older({ state: { older } }: { readonly state: State }) {
  return (
    <div aria-live="polite">
      {older && (
        <p className="message error">
          {say('olderPage')} <ToMistake mistake={older} />
        </p>
      )}
    </div>
  )
}

const ToMistake = ({ mistake }: { readonly mistake: Diagnostic }) => (
  <button type="button" onClick={async () => (await lazily(import('./form/lead.ts')))?.lead(mistake)}>
    {say(mistake.severity === 'error' ? 'toMistake' : 'goThere')}
  </button>
)

/** After the last step, the button has nothing more to do: the focus goes to the other one. */
function turn(act: () => Promise<void>, own: string, other: string): void {
  const isHere = document.activeElement?.id === own
  void act()
  if (isHere) focusLater(own, other)
}

/** A page that was never saved has no address on the site yet: there is the one from which it was made, or the home page. */
function routeOnSite({ framePath, draft }: State, route: string): string {
  if (isPageFile(framePath) && draft.files.get(framePath)?.opened) return routeOf(framePath)
  return textAt(draft, framePath) === undefined ? '/' : route
}

/** That of the page, or of its file while the page has none. */
function titleOf({ source, formPath }: State): string {
  if (formPath === 'site.yaml') return say('siteSettings')
  const title = valueAt(source.value, ['title'])
  return typeof title === 'string' && title !== '' ? title : formPath
}
