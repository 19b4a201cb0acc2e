/** Fixes what is safe to fix: checks, applies fixes, checks again, until none is left. Writes no file. */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { FileChange } from '../../load/file-change.ts'
import type { ReadChanged } from '../new-errors.ts'
import type { FixStep } from './fix-step.ts'
import { isGuess, isWrong } from './guess.ts'
import { leavesHalf } from './half.ts'
import { isBetter, isGain, isRead, rankOf } from './rank.ts'
import { type Repair, repairOf } from './repair.ts'

export type FixResult = {
  readonly changes: readonly FileChange[]
  readonly repairs: readonly Repair[]
  /** The site before the fixes. */
  readonly first: ReadResult
  /** The site with the new texts. */
  readonly result: ReadResult
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

/** `only` is the path of a file, to leave all others as they are. */
export function fixSite(readChanged: ReadChanged, only?: string): FixResult {
  const first = readChanged([])
  const changesOf = (texts: ReadonlyMap<string, string>) =>
    [...texts].map(([path, after]) => ({ path, before: textOf(first, path), after }))
  const read = (texts: ReadonlyMap<string, string>) => readChanged(changesOf(texts))
  let state: State = { steps: [], texts: new Map(), result: first }
  const refused = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const candidates = candidatesOf(state.result, refused).filter(({ file }) => file === (only ?? file))
    if (candidates.length === 0) break
    state = tryRepairs(state, candidates, refused, read)
  }
  const { steps, texts, result } = withoutUselessFixes(state, first, read)
  const repairs = steps.flatMap(({ before, findings }) =>
    findings.map((finding) => repairOf(before, finding)),
  )
  return { changes: changesOf(texts), repairs, first, result }
}

const filesOf = ({ sources, tables }: ReadResult) => [...sources, ...tables.values()]

function textOf(result: ReadResult, file: string): string {
  return filesOf(result).find(({ path }) => path === file)?.text ?? ''
}

/**
 * For each file all fixes at once, or if that was refused, the first single one that was not. site.yaml comes alone,
 * because links cannot be checked until it is right.
 */
function candidatesOf(result: ReadResult, refused: ReadonlySet<string>): readonly FixStep[] {
  const { diagnostics } = result
  const candidates = filesOf(result).flatMap(({ path: file, text: before }): FixStep[] => {
    const fixable = diagnostics.filter(
      ({ span, fix = [] }) => span.file === file && fix.length > 0 && fix.every((edit) => edit.file === file),
    )
    return [fixable, ...fixable.map((finding) => [finding])]
      .filter((findings) => findings.length > 0)
      .map((findings) => ({ file, findings, before, after: applyEdits(before, editsOf(findings)) }))
      .filter((step) => !refused.has(keyOf(step)) && step.after !== before)
      .slice(0, 1)
  })
  const first = candidates.find(({ file }) => file === 'site.yaml')
  return first ? [first] : candidates
}

const editsOf = (findings: readonly Diagnostic[]): readonly Edit[] => findings.flatMap(({ fix }) => fix ?? [])
const keyOf = ({ file, after }: FixStep) => `${file}\n${after}`

/** Fixes one diagnostic. `undefined` if its file would not be better, or could not be sure to be. */
export function fixOne(readChanged: ReadChanged, finding: Diagnostic): FixStep | undefined {
  const { span, fix = [] } = finding
  const first = readChanged([])
  const [file, before] = [span.file, textOf(first, span.file)]
  if (fix.length === 0 || fix.some((edit) => edit.file !== file)) return undefined
  const after = applyEdits(before, fix)
  const step = { file, findings: [finding], before, after }
  return isGood(step, first, readChanged([{ path: file, before, after }])) ? step : undefined
}

const isGood = (step: FixStep, was: ReadResult, is: ReadResult): boolean =>
  isBetter(rankOf(step.file, is), rankOf(step.file, was)) &&
  !leavesHalf(step, was, is) &&
  !(isGuess(step) && isWrong(step, is))

/** Keeps the steps that made their file better, and remembers the others as refused. */
function tryRepairs(
  state: State,
  candidates: readonly FixStep[],
  refused: Set<string>,
  read: ReadTexts,
): State {
  const all = read(withSteps(state.texts, candidates))
  const good = candidates.filter((step) => isGood(step, state.result, all))
  for (const each of candidates) if (!good.includes(each)) refused.add(keyOf(each))
  if (good.length === 0) return state
  const texts = withSteps(state.texts, good)
  const result = good.length === candidates.length ? all : read(texts)
  return { steps: [...state.steps, ...good], texts, result }
}

function withSteps(
  texts: ReadonlyMap<string, string>,
  steps: readonly FixStep[],
): ReadonlyMap<string, string> {
  return new Map([...texts, ...steps.map(({ file, after }) => [file, after] as const)])
}

/**
 * Guesses are right only if the whole file can be read afterwards, and what they moved fits there. A file with as many
 * errors after its fixes as before gets its old text back.
 */
function withoutUselessFixes(state: State, first: ReadResult, read: ReadTexts): State {
  const kept = [...state.texts.keys()].flatMap((file): FixStep[] => {
    const steps = state.steps.filter((step) => step.file === file)
    const wrong = steps.findIndex((step) => isWrong(step, state.result, true))
    if (wrong < 0 && isRead(file, state.result))
      return isGain(rankOf(file, state.result), rankOf(file, first)) ? steps : []
    const sure = wrong < 0 ? steps : steps.slice(0, wrong)
    return sure.slice(0, sure.findLastIndex((step) => !isGuess(step)) + 1)
  })
  if (kept.length === state.steps.length) return state
  const texts = withSteps(new Map(), kept)
  return { steps: kept, texts, result: read(texts) }
}
