/** What Studio shows of all that the check finds. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Draft, textAt } from '../draft/draft.ts'
import type { Engine } from '../engine/engine.ts'
import { sourceNow } from '../source/source.ts'
import { type Filling, isOpenIn } from './filling.ts'
import { ofFiles } from './of-files.ts'
import type { State } from './state.ts'

/** What was there when the site was opened, and the texts of that time by file. */
type Before = { readonly found: ReadonlySet<string>; readonly texts: ReadonlyMap<string, string | undefined> }
const before = new WeakMap<Engine, Before>()

/** What is typed, or was kept from the last time, may be there before the first check. */
function beforeNow(engine: Engine, { files }: Draft): Before {
  const changes = [...files].map(([path, { opened, text }]) => ({ path, before: text, after: opened?.text }))
  const isTyped = changes.some((each) => each.before !== each.after)
  const { diagnostics } = isTyped ? engine.checkChanged(changes) : engine.result()
  const opened = new Map(changes.map(({ path, after }) => [path, after]))
  const textOf = (path: string) => (opened.has(path) ? opened.get(path) : engine.text(path))
  const texts = new Map(diagnostics.map(({ span }) => [span.file, textOf(span.file)]))
  return { found: new Set(diagnostics.flatMap((each) => [keyOf(each), placeKeyOf(each)])), texts }
}

const isError = ({ severity }: Diagnostic) => severity === 'error'
/** A warning may name a line, which changes if something is written above it. An error that names another line is new. */
function keyOf({ severity, code, message, span }: Diagnostic): string {
  const key = `${span.file} ${code} ${message}`
  return severity === 'error' ? key : key.replaceAll(LINES, '')
}
const LINES = /\blines? \d+(?:(?:, | and | to )\d+)*|:\d+(?=`)/g

const placeKeyOf = ({ code, span }: Diagnostic) => `${span.file}:${span.start.offset} ${code}`

/** A warning that names what is elsewhere gets other words if that changes. In a file that is as it was, it is as old. */
function wasThere({ found, texts }: Before, engine: Engine, each: Diagnostic): boolean {
  const { file } = each.span
  const isAsItWas = texts.has(file) && texts.get(file) === engine.text(file)
  return found.has(keyOf(each)) || (isAsItWas && found.has(placeKeyOf(each)))
}

/** Warnings of `found` that a change of the author has brought. */
export function newWarnings(engine: Engine, found = engine.check()): readonly Diagnostic[] {
  const opened = before.get(engine)
  if (!opened) return []
  return found.filter((each) => each.severity === 'warning' && !wasThere(opened, engine, each))
}

/** What was new at the last save that has told it. A warning that is mended, and then comes again, is told again. */
const toldLast = new WeakMap<Engine, ReadonlySet<string>>()

/** Those of them that no save before this one has told. */
export function untoldWarnings(engine: Engine, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const fresh = newWarnings(engine, found)
  const last = toldLast.get(engine)
  toldLast.set(engine, new Set(fresh.map(keyOf)))
  return fresh.filter((each) => last?.has(keyOf(each)) !== true)
}

/**
 * All that is about the files of the draft, and what stops the site in other files: a change here may break a link there.
 * A site that is published has only errors that it seems to have, such as links to drafts, so these are left out. So is
 * what is not written yet in what the author fills in.
 */
export function shownMessages(
  engine: Engine,
  { draft, framePath, source }: State,
  filling?: Pick<Filling, 'file' | 'path'>,
): Pick<State, 'messages' | 'older'> {
  const all = engine.check().filter((each) => !filling || !isOpenIn(filling, source, each))
  const errors = all.filter(isError)
  const opened = before.get(engine) ?? beforeNow(engine, draft)
  before.set(engine, opened)
  const ofDraft = ofFiles(draft.files)
  const isNew = (each: Diagnostic) => sourceNow().saving !== undefined || !opened.found.has(keyOf(each))
  const others = errors.filter((each) => isNew(each) && ofDraft(each).length === 0)
  const messages = [...all.flatMap(ofDraft), ...others]
  const { settings, pages } = engine.state().assembly
  const isShown = settings !== undefined && pages.some(({ source }) => source.path === framePath)
  const about = settings ? framePath : 'site.yaml'
  const reasons = messages.filter(isError)
  const older = reasons.find(({ span }) => span.file === about) ?? reasons[0]
  return { messages, older: isShown || textAt(draft, framePath) === undefined ? undefined : older }
}
