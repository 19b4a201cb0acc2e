/** Says who confirms a stand-in, and until when: in a comment behind the value, `# owner: bursar, due: 2026-12-01`. */
import { applySplices, type Splice } from '../../core/base/edit.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { splice } from './editing.ts'
import { endOfLine } from './lines.ts'
import { operate } from './operate.ts'
import type { Outcome, TextFile } from './operation.ts'
import { itemAt, outlineOf } from './outline.ts'
import { isSameTree, treeOf } from './tree.ts'
import { trimmed } from './trimmed.ts'

type Assigned = { readonly owner: string; readonly due: string }

/** Empty words leave a part out. Other words of the comment stay. */
export function assign({ path, text }: TextFile, at: FieldPath, assigned: Assigned): Outcome {
  const tree = treeOf({ text })
  if (!tree) return { refused: 'unreadable' }
  const change = commentChange(text, at, assigned)
  if (!change) return { refused: 'unwritable' }
  const after = applySplices(text, [change])
  if (!isSameTree(treeOf({ text: after }), tree)) return { refused: 'unwritable' }
  return after === text ? { edits: [] } : { edits: [{ ...trimmed(text, change), file: path }] }
}

/** The value is right: the mark goes, with the words about who confirms it. */
export function confirm(file: TextFile, at: FieldPath): Outcome {
  const unmarked = operate(file, { kind: 'mark', at, standIn: false })
  if ('refused' in unmarked) return unmarked
  const text = applySplices(file.text, unmarked.edits)
  const without = assign({ ...file, text }, at, { owner: '', due: '' })
  if ('refused' in without) return unmarked
  const whole = { start: 0, end: file.text.length, text: applySplices(text, without.edits) }
  return { edits: [{ ...trimmed(file.text, whole), file: file.path }] }
}

function commentChange(text: string, at: FieldPath, { owner, due }: Assigned): Splice | undefined {
  const item = itemAt(outlineOf(text), at)
  if (!item) return undefined
  const { value } = item
  const isBlock = value.style === 'literal' || value.style === 'folded'
  // The comment of a text below `|` is behind that sign.
  const from = isBlock
    ? value.start + (/^[|>]\S*/.exec(text.slice(value.start))?.[0].length ?? 0)
    : value.kind === 'text'
      ? value.end
      : item.slot
  const rest = text.slice(from, endOfLine(text, from))
  const [, comment] = /^[ \t]*(?:#[ \t]*(.*))?$/.exec(rest) ?? []
  if (!/^[ \t]*(?:#|$)/.test(rest)) return undefined
  const words = [
    without(comment ?? ''),
    owner.trim() && `owner: ${owner.trim().replaceAll(/[,;\n]/g, ' ')}`,
    due.trim() && `due: ${due.trim().replaceAll(/[,;\n]/g, ' ')}`,
  ].filter(Boolean)
  return splice(from, from + rest.length, words.length > 0 ? ` # ${words.join(', ')}` : '')
}

/** The other words of a comment. */
const without = (comment: string): string =>
  comment
    .replaceAll(/\b(?:owner|due):\s*[^,;]+[,;]?\s*/gi, '')
    .trim()
    .replace(/[,;]$/, '')
