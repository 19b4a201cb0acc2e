/** CodeMirror. It stands in a shadow root: only there do its styles keep the policy of Studio. */
import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { standardKeymap } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState, type Text } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, lineNumbers, type ViewUpdate } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type Diagnostic, helpText, type Position } from '../../diagnostics/diagnostic.ts'
import { languageOfTexts } from '../form/inputs/language-of-texts.ts'
import { hintAt, offersIn } from './known.ts'
import { changed, type LineChange, withPlainEnds } from './line-ends.ts'
import type { TextPlace } from './shown.ts'

export type Editor = {
  /** Shows another state of the text: after an undo, or a change elsewhere. */
  readonly show: (text: string) => void
  readonly say: (found: readonly Diagnostic[]) => void
  readonly goTo: (place: TextPlace) => void
  readonly close: () => void
}

type Options = {
  readonly path: string
  readonly label: string
  readonly isReadOnly: boolean
  readonly onText: (text: string) => void
}

/** The draft knows of the change already. */
const fromDraft = Annotation.define<boolean>()

export function openEditor(host: HTMLElement, { path, label, isReadOnly, onText }: Options): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  let text = ''
  const onUpdate = (update: ViewUpdate) => {
    const isOwn = update.transactions.some((each) => each.annotation(fromDraft))
    if (!update.docChanged || isOwn) return
    text = changed(text, changesOf(update))
    onText(text)
  }
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [extensionsFor(path, label, isReadOnly), EditorView.updateListener.of(onUpdate)],
    }),
  })
  return {
    show: (next) => {
      if (next === text) return
      text = next
      view.dispatch({
        changes: difference(view.state.doc, withPlainEnds(next)),
        annotations: fromDraft.of(true),
      })
    },
    say: (found) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          found.map((each) => markFor(view.state.doc, each)),
        ),
      ),
    goTo: (place) => {
      const at = offsetOf(view.state.doc, place)
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
      if (!place.isOnlySeen) view.focus()
    },
    close: () => view.destroy(),
  }
}

const changesOf = ({ changes }: ViewUpdate): readonly LineChange[] => {
  const found: LineChange[] = []
  changes.iterChanges(
    (from, to, _start, _end, inserted) => void found.push({ from, to, insert: inserted.toString() }),
  )
  return found
}

/** Undo is that of the draft, so the editor has none of its own. Tab is not bound: it leads on, as everywhere. */
const extensionsFor = (path: string, label: string, isReadOnly: boolean) => [
  lineNumbers(),
  lintGutter(),
  EditorView.lineWrapping,
  EditorState.readOnly.of(isReadOnly),
  // Hints and messages are in English, whatever the author writes.
  EditorView.editorAttributes.of({ lang: 'en' }),
  EditorView.contentAttributes.of({
    'aria-label': label,
    spellcheck: 'false',
    autocapitalize: 'off',
    lang: languageOfTexts() ?? '',
  }),
  keymap.of([...completionKeymap, ...standardKeymap]),
  ...(path.endsWith('.yaml')
    ? [yaml(), autocompletion({ override: [completionsIn(path)], interactionDelay: 0 }), hintsIn(path)]
    : []),
  EditorView.domEventHandlers({ beforeinput: replaceSelected }),
  syntaxHighlighting(COLOURS),
  LOOK,
]

/**
 * A browser would give the new words the look of the old ones with an inline style, which the policy refuses. It tells the
 * editor what is selected only after a while, and this must be known now.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { inputType, data } = event
  document.dispatchEvent(new Event('selectionchange'))
  if (inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false
  event.preventDefault()
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type' })
  return true
}

const completionsIn = (path: string) => (context: CompletionContext) => {
  const { cursor, offers } = offersIn(path, context.state.doc.toString(), context.pos)
  if (!context.explicit && cursor.words === '' && cursor.kind === 'name') return null
  return {
    from: cursor.from,
    options: offers.map(({ label, says, apply }) => ({ label, detail: says, apply })),
    validFor: /^[\w./:#${}-]*$/,
  }
}

const hintsIn = (path: string) =>
  hoverTooltip(({ state }, at) => {
    const hint = hintAt(path, state.doc.toString(), at)
    if (hint === undefined) return null
    return {
      pos: at,
      create: () => {
        const dom = document.createElement('div')
        dom.className = 'hint'
        dom.textContent = hint
        return { dom }
      },
    }
  })

function markFor(doc: Text, { span, severity, message, code, ...more }: Diagnostic): Mark {
  const from = offsetOf(doc, span.start)
  return {
    from,
    to: Math.max(from, offsetOf(doc, span.end)),
    severity: severity === 'note' ? 'info' : severity,
    message: [message, helpText(more)].filter(Boolean).join(' '),
    source: code,
  }
}

/** Lines of the file are those of the editor, whatever ends them. */
function offsetOf(doc: Text, { line, column }: Pick<Position, 'line' | 'column'>): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(to, from + column - 1)
}

function difference(doc: Text, next: string): LineChange {
  const now = doc.toString()
  let from = 0
  while (from < now.length && from < next.length && now[from] === next[from]) from++
  let end = 0
  while (end < now.length - from && end < next.length - from && now.at(-1 - end) === next.at(-1 - end)) end++
  return { from, to: now.length - end, insert: next.slice(from, next.length - end) }
}

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.tagName], color: 'var(--open)' },
])

const LOOK = EditorView.theme({
  '&': { border: '1px solid var(--line)', borderRadius: '6px', fontSize: '15px' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '1px' },
  '.cm-content': {
    caretColor: 'var(--ink)',
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    minHeight: '12em',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--raised)',
    color: 'var(--quiet)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    color: 'var(--ink)',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.5em', whiteSpace: 'normal' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.hint': { padding: '0.5em' },
})
