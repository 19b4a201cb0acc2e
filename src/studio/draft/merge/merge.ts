/** Merges a draft of a file with the version of somebody else. No word is lost: what cannot be joined is asked. */
import { applySplices } from '../../../core/base/edit.ts'
import { breakOf } from '../../../core/yaml/add-lines.ts'
import { copyEntry } from '../../operations/copy-entry.ts'
import { operate } from '../../operations/operate.ts'
import type { Outcome, TextFile } from '../../operations/operation.ts'
import { outlineOf } from '../../operations/outline.ts'
import { isSameTree, type Tree, treeOf } from '../../operations/tree.ts'
import { mergeLines, type Texts } from './merge-lines.ts'
import { mergeTrees } from './merge-trees.ts'
import type { Clash, Merged, Versions } from './merged.ts'
import { type Choices, type MergeStep, marksIn, unmarked } from './plan.ts'

/** Without choices at first; then again with those of the author, until `open` is empty. */
export function merge(versions: Versions, choices: Choices = new Map()): Merged {
  const { path, opened, mine, theirs } = versions
  if (mine === theirs || mine === opened) return { text: theirs, clashes: [], open: [] }
  if (theirs === opened) return { text: mine, clashes: [], open: [] }
  if (opened === undefined || mine === undefined || theirs === undefined) return wholeFile(versions, choices)
  const texts = { opened, mine, theirs }
  const [old, own, other] = [opened, mine, theirs].map((text) => treeOf({ text }))
  if (!old || !own || !other) return unreadable(texts, choices)
  const at = { theirs: [], mine: [] }
  const { tree, steps, clashes } = mergeTrees({ opened: old, mine: own, theirs: other }, at, choices)
  const text = byLines(texts, tree) ?? bySteps({ path, text: theirs }, { path, text: mine }, steps, tree)
  if (text === undefined) return wholeFile(versions, choices)
  const lost = lostComments(opened, mine, text)
  const chosen = lost.filter(({ key }) => choices.get(key) === 'mine')
  return result(withComments(text, chosen), [...clashes, ...lost], choices)
}

function result(text: string | undefined, clashes: readonly Clash[], choices: Choices): Merged {
  return { text, clashes, open: clashes.filter(({ key }) => !choices.has(key)) }
}

/** One version or the other. */
function wholeFile({ opened, mine, theirs }: Omit<Versions, 'path'>, choices: Choices): Merged {
  const sides = { opened: { text: opened }, mine: { text: mine }, theirs: { text: theirs } }
  const clash = { key: 'file', kind: 'file', at: [], ...sides } as const
  return result(choices.get('file') === 'mine' ? mine : theirs, [clash], choices)
}

/** A text that somebody has only half written in an editor. If both changed other lines, no word of either is lost. */
function unreadable(texts: Texts, choices: Choices): Merged {
  const text = mergeLines(texts, 'clash')
  return text === undefined ? wholeFile(texts, choices) : { text, clashes: [], open: [] }
}

/** The simplest way, which keeps comments, quotes and order of both. */
function byLines(texts: Texts, meant: Tree | undefined): string | undefined {
  const text = mergeLines(texts, 'join')
  return text !== undefined && isSameTree(treeOf({ text }), meant) ? text : undefined
}

/** My changes, one after the other, in their text. */
function bySteps(
  theirs: TextFile,
  mine: TextFile,
  steps: readonly MergeStep[],
  meant: Tree | undefined,
): string | undefined {
  let file: TextFile | undefined = theirs
  for (const step of steps) file = file && withStep(file, step, mine)
  return file && isSameTree(treeOf(file), meant) ? file.text : undefined
}

function withStep(file: TextFile, step: MergeStep, mine: TextFile): TextFile | undefined {
  if (step.kind !== 'copy') return changed(file, operate(file, step))
  const { list, index, from, tree } = step
  const entry = { file: mine, list: from.slice(0, -1), index: Number(from.at(-1)) }
  const copied = changed(file, copyEntry(entry, { file, list, index }))
  if (copied) return copied
  let next = changed(file, operate(file, { kind: 'insert', list, index, value: unmarked(tree) }))
  for (const mark of marksIn([...list, index], tree)) next = next && withStep(next, mark, mine)
  return next
}

function changed(file: TextFile, outcome: Outcome): TextFile | undefined {
  return 'refused' in outcome ? undefined : { ...file, text: applySplices(file.text, outcome.edits) }
}

/** My new comments that the merged text does not have. */
function lostComments(opened: string, mine: string, text: string): readonly Clash[] {
  const known = [...commentsIn(opened), ...commentsIn(text)]
  return [...new Set(commentsIn(mine))]
    .filter((words) => !known.includes(words))
    .map((words) => {
      const sides = { opened: { text: undefined }, mine: { text: words }, theirs: { text: undefined } }
      return { key: `comment ${words}`, kind: 'comment', at: [], ...sides }
    })
}

const commentsIn = (text: string): readonly string[] =>
  outlineOf(text).comments.map(({ start, end }) => text.slice(start, end).trimEnd())

/** With comments at the end, where they can change no value. */
function withComments(text: string, comments: readonly Clash[]): string {
  const lineBreak = breakOf(text)
  const lines = comments.map(({ mine }) => `${mine.text ?? ''}${lineBreak}`)
  return lines.length === 0 || text.endsWith('\n') ? text + lines.join('') : text + lineBreak + lines.join('')
}
