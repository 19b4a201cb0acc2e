/** Changes a text that was chosen on the page, as its field in the form would. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { fieldAt, fieldsOf, schemaAt } from '../../core/base/schema-at.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { isBlockType } from '../../core/validate/validate.ts'
import type { TextKind } from '../engine/mark-texts.ts'
import { openPage } from '../session/open-page.ts'
import { perform } from '../session/session.ts'
import { store } from '../session/state.ts'

/** An emptied text leaves the file, unless it must be there. */
export function writeText(path: FieldPath, kind: TextKind, words: string): boolean {
  openPage()
  const { source } = store.get() ?? {}
  const type = valueAt(source?.value, [...path.slice(0, 2), 'type'])
  const name = path.at(-1)
  if (typeof type !== 'string' || !isBlockType(type)) return false
  const owner = schemaAt(blocks[type], path.slice(2, -1))
  const target = `page-${path.map(String).join('-')}`
  const isOptional = typeof name === 'string' && fieldAt(owner, name) instanceof z.ZodOptional
  if (words === '' && isOptional) return perform({ kind: 'unset', at: path }, { target })
  const siblings = valueAt(source?.value, path.slice(0, -1))
  const names = fieldsOf(owner)
  const after = names
    .slice(0, Math.max(0, names.indexOf(String(name))))
    .findLast((each) => valueAt(siblings, [each]) !== undefined)
  const place = after === undefined ? {} : { after }
  if (kind === 'long') return perform({ kind: 'set-text', at: path, text: words, ...place }, { target })
  return perform({ kind: 'set', at: path, value: words.replaceAll(/\s*\n\s*/g, ' '), ...place }, { target })
}
