/**
 * From version 1 to 2: a site can belong to anyone, not only to a school. `school:` in site.yaml is now `organisation:`,
 * with `kind: School`, and so is the field of the block profile. Words that Ukurasa no longer shows are gone.
 */

import type { Splice } from '../../../base/edit.ts'
import { valueAt } from '../../../base/value-at.ts'
import { toSource } from '../../../yaml/source.ts'
import type { SourceFile } from '../../../yaml/source-file.ts'
import type { MigrationPart } from '../migration.ts'

const NAME = 'organisation'
/** Calendars now have the last three in their page. */
const GONE = ['previous', 'school', 'campus', 'opens', 'closes', 'halfTerm']
/** Also in comments, so that they stay true. */
const REFERENCE = /(\$\{\s*)school(?=\.)/g

export const organisation: MigrationPart = ({ path, text }) => {
  const references = [...text.matchAll(REFERENCE)].map(({ index, 0: whole, 1: mark = '' }) => ({
    start: index + mark.length,
    end: index + whole.length,
    text: NAME,
  }))
  if (!path.endsWith('.yaml')) return references
  const source = toSource(path, text, () => undefined)
  const fields = path === 'site.yaml' ? inSite(source) : inBlocks(source)
  return [...references, ...fields]
}

function inSite(source: SourceFile): readonly Splice[] {
  const { start, end } = source.spanOf(['schemaVersion'])
  const version = { start: start.offset, end: end.offset, text: '2' }
  const school = valueAt(source.value, ['school'])
  const named = school === undefined ? [] : [renamed(source, ['school']), ...withKind(source, school)]
  const words = Object.keys(Object(valueAt(source.value, ['words'])))
  const gone = words.filter((word) => GONE.includes(word))
  const isEmpty = words.length > 0 && gone.length === words.length
  const paths = isEmpty ? [['words']] : gone.map((word) => ['words', word])
  return [version, ...named, ...paths.map((path) => without(source, path))]
}

/** `kind:` stands first, at the indent of the other fields. */
function withKind(source: SourceFile, school: unknown): readonly Splice[] {
  const [first] = Object.keys(Object(school))
  if (first === undefined) return []
  const key = source.spanOfKey(['school']).end
  const field = source.spanOfKey(['school', first]).start
  if (field.line === key.line) return [insert(field.offset, 'kind: School, ')]
  const ending = source.text.slice(key.offset).search(/\r?\n/) + key.offset
  const lineBreak = source.text[ending] === '\r' ? '\r\n' : '\n'
  return [insert(ending, `${lineBreak}${' '.repeat(field.column - 1)}kind: School`)]
}

/** The block profile says where a person works. */
function inBlocks(source: SourceFile): readonly Splice[] {
  const blocks = valueAt(source.value, ['blocks'])
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((_, index) => {
    const type = valueAt(source.value, ['blocks', index, 'type'])
    const school = valueAt(source.value, ['blocks', index, 'school'])
    return type === 'profile' && school !== undefined ? [renamed(source, ['blocks', index, 'school'])] : []
  })
}

function renamed(source: SourceFile, path: readonly (string | number)[]): Splice {
  const { start, end } = source.spanOfKey(path)
  return { start: start.offset, end: end.offset, text: NAME }
}

/** Without the lines of a field; of a field between braces, only without the field and its comma. */
function without({ text, ...source }: SourceFile, path: readonly (string | number)[]): Splice {
  const { offset: key } = source.spanOfKey(path).start
  // The end of a group is in the line after it.
  const end = key + text.slice(key, source.spanOf(path).end.offset).trimEnd().length
  const start = text.lastIndexOf('\n', key) + 1
  if (text.slice(start, key).trim() !== '') {
    const [comma = ''] = /^\s*,?[ \t]*/.exec(text.slice(end)) ?? []
    return { start: key, end: end + comma.length, text: '' }
  }
  const next = text.indexOf('\n', end)
  return { start, end: next === -1 ? text.length : next + 1, text: '' }
}

const insert = (at: number, text: string): Splice => ({ start: at, end: at, text })
