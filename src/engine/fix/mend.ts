/** Repairs what is safe: checks, splices, checks again, until nothing more can be repaired. Writes no file. */
import type { Diagnostic, Edit } from '../../diagnostics/diagnostic.ts'
import { applyEdits } from '../edit.ts'
import type { FileChange } from '../file-change.ts'
import type { ReadResult } from '../read-site.ts'
import { isBetter, isGain, rankOf } from './rank.ts'

/** A mistake that was repaired, and the lines that this changed. */
export type Repair = {
  readonly finding: Diagnostic
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export type Mended = {
  readonly changes: readonly FileChange[]
  readonly repairs: readonly Repair[]
  /** What was found before. */
  readonly first: ReadResult
  /** What is found in the site with the new texts. */
  readonly result: ReadResult
}

/** `texts` are the new texts of the files that changed, by path. */
type State = Omit<Mended, 'changes' | 'first'> & { readonly texts: ReadonlyMap<string, string> }

/** Reads the site as it would be with changes. */
export type Read = (changes: readonly FileChange[]) => ReadResult

type ReadTexts = (texts: ReadonlyMap<string, string>) => ReadResult

/** One syntax error hides the next, so a file may need as many rounds as it has lines. */
const MOST_ROUNDS = 500

export function mend(readChanged: Read): Mended {
  const first = readChanged([])
  const changesOf = (texts: ReadonlyMap<string, string>) =>
    [...texts].map(([path, after]) => ({ path, before: textOf(first, path), after }))
  const read = (texts: ReadonlyMap<string, string>) => readChanged(changesOf(texts))
  let state: State = { texts: new Map(), repairs: [], result: first }
  const refused = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const tries = triesOf(state.result, refused)
    if (tries.length === 0) break
    state = attempt(state, tries, refused, read)
  }
  const { texts, repairs, result } = withoutLosses(state, first, read)
  return { changes: changesOf(texts), repairs, first, result }
}

function textOf({ sources }: ReadResult, file: string): string {
  return sources.find(({ path }) => path === file)?.text ?? ''
}

/** What is tried together in one file. */
type Try = { readonly file: string; readonly findings: readonly Diagnostic[]; readonly text: string }

/**
 * The whole of a file's repairs, or if that was refused its first one that was not. site.yaml comes alone: what is
 * wrong in it keeps the links of all pages from being looked at.
 */
function triesOf({ diagnostics, sources }: ReadResult, refused: ReadonlySet<string>): readonly Try[] {
  const tries = sources.flatMap(({ path: file, text }): Try[] => {
    const fixable = diagnostics.filter(
      ({ span, fix = [] }) => span.file === file && fix.length > 0 && fix.every((edit) => edit.file === file),
    )
    const sets = [fixable, ...fixable.map((finding) => [finding])]
    return sets
      .filter((findings) => findings.length > 0)
      .map((findings) => ({ file, findings, text: applyEdits(text, editsOf(findings)) }))
      .filter((each) => !refused.has(keyOf(each)) && each.text !== text)
      .slice(0, 1)
  })
  const first = tries.find(({ file }) => file === 'site.yaml')
  return first ? [first] : tries
}

const editsOf = (findings: readonly Diagnostic[]): readonly Edit[] => findings.flatMap(({ fix }) => fix ?? [])
const keyOf = ({ file, text }: Try) => `${file}\n${text}`

/** Keeps what made its file better, and remembers the rest as refused. */
function attempt(state: State, tries: readonly Try[], refused: Set<string>, read: ReadTexts): State {
  const all = read(new Map([...state.texts, ...tries.map(({ file, text }) => [file, text] as const)]))
  const good = tries.filter(({ file }) => isBetter(rankOf(file, all), rankOf(file, state.result)))
  for (const each of tries) if (!good.includes(each)) refused.add(keyOf(each))
  if (good.length === 0) return state
  const texts = new Map([...state.texts, ...good.map(({ file, text }) => [file, text] as const)])
  const repairs = good.flatMap(({ file, findings }) => {
    const text = textOf(state.result, file)
    return findings.map((finding) => repairOf(text, finding))
  })
  return {
    texts,
    repairs: [...state.repairs, ...repairs],
    result: good.length === tries.length ? all : read(texts),
  }
}

/** The lines that a repair changes, as they were and as they are. */
function repairOf(text: string, finding: Diagnostic): Repair {
  const edits = editsOf([finding])
  const changed = applyEdits(text, edits).split(/\r?\n/)
  const lines = text.split(/\r?\n/)
  let start = 0
  while (start < lines.length && lines[start] === changed[start]) start++
  let end = 0
  while (end < Math.min(lines.length, changed.length) - start && lines.at(-1 - end) === changed.at(-1 - end))
    end++
  return {
    finding,
    before: lines.slice(start, lines.length - end),
    after: changed.slice(start, changed.length - end),
  }
}

/** A file that has as many errors after all its repairs as before gets its own text back. */
function withoutLosses(state: State, first: ReadResult, read: ReadTexts): State {
  const lost = [...state.texts.keys()].filter(
    (file) => !isGain(rankOf(file, state.result), rankOf(file, first)),
  )
  if (lost.length === 0) return state
  const texts = new Map([...state.texts].filter(([file]) => !lost.includes(file)))
  const repairs = state.repairs.filter(({ finding }) => !lost.includes(finding.span.file))
  return { texts, repairs, result: read(texts) }
}
