/** Repairs what is safe: checks, splices, checks again, until nothing more can be repaired. Writes no file. */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { FileChange } from '../../load/file-change.ts'
import { isBetter, isGain, isRead, rankOf } from './rank.ts'
import { type Repair, repairOf } from './repair.ts'

export type FixResult = {
  readonly changes: readonly FileChange[]
  readonly repairs: readonly Repair[]
  /** What was found before. */
  readonly first: ReadResult
  /** What is found in the site with the new texts. */
  readonly result: ReadResult
}

/** Reads the site as it would be with changes. */
export type Read = (changes: readonly FileChange[]) => ReadResult

/** What was changed in a file at once. */
type FixStep = {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly findings: readonly Diagnostic[]
}

/** `texts` are the new texts of the files that changed, by path. */
type State = {
  readonly steps: readonly FixStep[]
  readonly texts: ReadonlyMap<string, string>
  readonly result: ReadResult
}

type ReadTexts = (texts: ReadonlyMap<string, string>) => ReadResult

/** One syntax error hides the next, so a file may need as many rounds as it has lines. */
const MOST_ROUNDS = 500

export function fixSite(readChanged: Read): FixResult {
  const first = readChanged([])
  const changesOf = (texts: ReadonlyMap<string, string>) =>
    [...texts].map(([path, after]) => ({ path, before: textOf(first, path), after }))
  const read = (texts: ReadonlyMap<string, string>) => readChanged(changesOf(texts))
  let state: State = { steps: [], texts: new Map(), result: first }
  const refused = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const tries = triesOf(state.result, refused)
    if (tries.length === 0) break
    state = attempt(state, tries, refused, read)
  }
  const { steps, texts, result } = withoutLosses(state, first, read)
  const repairs = steps.flatMap(({ before, findings }) =>
    findings.map((finding) => repairOf(before, finding)),
  )
  return { changes: changesOf(texts), repairs, first, result }
}

function textOf({ sources }: ReadResult, file: string): string {
  return sources.find(({ path }) => path === file)?.text ?? ''
}

/**
 * The whole of a file's repairs, or if that was refused its first one that was not. site.yaml comes alone: what is
 * wrong in it keeps the links of all pages from being looked at.
 */
function triesOf({ diagnostics, sources }: ReadResult, refused: ReadonlySet<string>): readonly FixStep[] {
  const tries = sources.flatMap(({ path: file, text: before }): FixStep[] => {
    const fixable = diagnostics.filter(
      ({ span, fix = [] }) => span.file === file && fix.length > 0 && fix.every((edit) => edit.file === file),
    )
    return [fixable, ...fixable.map((finding) => [finding])]
      .filter((findings) => findings.length > 0)
      .map((findings) => ({ file, findings, before, after: applyEdits(before, editsOf(findings)) }))
      .filter((step) => !refused.has(keyOf(step)) && step.after !== before)
      .slice(0, 1)
  })
  const first = tries.find(({ file }) => file === 'site.yaml')
  return first ? [first] : tries
}

const editsOf = (findings: readonly Diagnostic[]): readonly Edit[] => findings.flatMap(({ fix }) => fix ?? [])
const keyOf = ({ file, after }: FixStep) => `${file}\n${after}`

/** Keeps what made its file better, and remembers the rest as refused. */
function attempt(state: State, tries: readonly FixStep[], refused: Set<string>, read: ReadTexts): State {
  const all = read(withSteps(state.texts, tries))
  const good = tries.filter(({ file }) => isBetter(rankOf(file, all), rankOf(file, state.result)))
  for (const each of tries) if (!good.includes(each)) refused.add(keyOf(each))
  if (good.length === 0) return state
  const texts = withSteps(state.texts, good)
  const result = good.length === tries.length ? all : read(texts)
  return { steps: [...state.steps, ...good], texts, result }
}

function withSteps(
  texts: ReadonlyMap<string, string>,
  steps: readonly FixStep[],
): ReadonlyMap<string, string> {
  return new Map([...texts, ...steps.map(({ file, after }) => [file, after] as const)])
}

/** What to do about an indent or a dash is right only if all of the file can then be read. */
const GUESSED = new Set(['bad-indent', 'dash-missing', 'indent-too-deep', 'text-not-indented'])

/** A file that has as many errors after its repairs as before gets its own text back. */
function withoutLosses(state: State, first: ReadResult, read: ReadTexts): State {
  const kept = [...state.texts.keys()].flatMap((file): FixStep[] => {
    const steps = state.steps.filter((step) => step.file === file)
    const isGuess = ({ findings }: FixStep) => findings.some(({ code }) => GUESSED.has(code))
    if (isRead(file, state.result))
      return isGain(rankOf(file, state.result), rankOf(file, first)) ? steps : []
    return steps.slice(0, steps.findLastIndex((step) => !isGuess(step)) + 1)
  })
  if (kept.length === state.steps.length) return state
  const texts = withSteps(new Map(), kept)
  return { steps: kept, texts, result: read(texts) }
}
