/** Fields that are indented so far that YAML reads them as the last lines of the text above them. */
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { replaced } from './rewrite.ts'
import { type SourceFile, writtenAt } from './source-file.ts'

export type PushedFields = {
  readonly lines: string
  /** The first of the lines. */
  readonly words: string
  /** How many spaces belong before it. */
  readonly spaces: number
  /** The text in the file with the lines at their place. */
  readonly meant: string
}

/** The last lines of the text at a path, if they begin with some of these names. */
export function pushedFields(
  source: SourceFile,
  path: FieldPath,
  names: readonly string[],
): PushedFields | undefined {
  const text = String(valueAt(source.value, path) ?? '')
  // Most texts have none. To read what is written takes longer.
  if (!names.some((name) => text.includes(`${name}: `))) return undefined
  const written = writtenAt(source, source.spanOf(path))
  if (!/^[|>]/.test(written) || written.includes('```')) return undefined
  const isField = new RegExp(String.raw`^ *(?:${names.join('|')}): +\S`)
  const all = written.trimEnd().split('\n')
  const last = all.findLastIndex((line, at) => at === 0 || !isField.test(line))
  const words = all[last + 1]?.trim()
  if (words === undefined) return undefined
  const lines = written.slice(all.slice(0, last + 1).join('\n').length)
  const spaces = source.spanOfKey(path).start.column - 1
  const moved = lines.replaceAll(`\n${' '.repeat(lines.search(/\w/) - 1 - spaces)}`, '\n')
  return { lines, words, spaces, meant: written.slice(0, written.length - lines.length) + moved }
}

/** The finding that a group lacks the first of these fields, at the lines of a text that have it. */
export function atPushedField(
  finding: Finding,
  source: SourceFile,
  group: FieldPath,
  [name = '', ...others]: readonly string[],
): Diagnostic | undefined {
  for (const [owner, text] of Object.entries(Object(valueAt(source.value, group)))) {
    if (typeof text !== 'string' || !text.includes(`${name}: `)) continue
    const path = [...group, owner]
    const pushed = pushedFields(source, path, [name, ...others])
    if (!pushed?.lines.includes(` ${name}: `)) continue
    const help = remedies.pushedIntoText(owner, pushed.spaces)
    const fix = [replaced(source.spanOf(path), pushed.meant)]
    return { ...finding, help, span: source.spanOfWords(path, pushed.words), fix }
  }
  return undefined
}
