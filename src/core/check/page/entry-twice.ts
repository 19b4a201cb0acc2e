/** Entries that are there twice. Blocks and rows without a name may come again, but not one after the other. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { fieldOf } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

export function checkTwice(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  // Entries with different names differ.
  if (list.length < 2 || new Set(list.map(nameOf)).size === list.length) return
  // Chains have a message of their own. The same number may come again.
  if (path.includes('chains') || typeof list[0] === 'number') return
  const field = fieldOf(path)
  const names = list.map(nameOf)
  // Of two entries, one is always next to the other.
  const isSpread = list.length > 2 && !MAY_COME_AGAIN.has(field)
  // Of several cards that lead to the same page, two or three may be meant. One pair, side by side, was copied.
  const isPair = list.length > 3 && new Set(names).size === list.length - 1
  const firsts = new Map(names.map((name, index) => [name, index] as const).reverse())
  for (const [index, name] of names.entries()) {
    const first = isSpread && name !== undefined ? firsts.get(name) : undefined
    const isOdd = path[0] !== 'blocks' || (isPair && names[index - 1] === name)
    const page = isOdd && name?.startsWith('/') ? name : undefined
    const twin = twinIn(list, index, first, page !== undefined)
    if (twin === undefined) continue
    const { line } = source.spanOf([...path, twin]).start
    const span = source.spanOf([...path, index])
    const isWhole = isSame(list[twin], list[index])
    if (line !== span.start.line)
      report({ ...messages.entryTwice(`\`${field}\``, line, isWhole ? undefined : page), span })
  }
}

/** The place of the same entry before this one. `first` is the place of the first one with its name. */
function twinIn(
  list: readonly unknown[],
  index: number,
  first: number | undefined,
  isNameEnough: boolean,
): number | undefined {
  if (first !== undefined && first < index && (isNameEnough || isSame(list[first], list[index]))) return first
  return index > 0 && isSame(list[index - 1], list[index]) ? index - 1 : undefined
}

const MAY_COME_AGAIN: ReadonlySet<string> = new Set(['blocks', 'categories'])

/** What an entry is told apart by. */
function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return typeof entry === 'string' ? entry : undefined
  const name = entry.href ?? entry.title ?? entry.question ?? entry.name ?? entry.path ?? entry.markdown
  return typeof name === 'string' ? name : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (!isGroup(one) || !isGroup(other)) return false
  for (const name in one) if (!isSame(one[name], other[name])) return false
  for (const name in other) if (!(name in one)) return false
  return true
}
