/** Entries that are there twice, one after the other. */
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
  // Chains have a message of their own. The same number may come again.
  if (path[0] === 'chains' || typeof list[0] === 'number') return
  for (let index = 1; index < list.length; index++) {
    if (!isSame(list[index - 1], list[index])) continue
    const at = source.spanOf([...path, index - 1])
    const span = source.spanOf([...path, index])
    const finding = messages.entryTwice(`\`${fieldOf(path)}\``, at.start.line)
    if (at.start.line !== span.start.line) report({ ...finding, span })
  }
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
