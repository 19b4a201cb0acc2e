/** The content of the gallery: every type of block with its fields, and its examples as they would look on this site. */
import * as blocks from '../../../../schema/blocks.ts'
import { describe } from '../../../core/base/schema-at.ts'
import type { BlockExample } from '../../../core/change/new-page/block-texts.ts'
import { examplesOf } from '../../../core/change/new-page/example-page.ts'
import type { Site } from '../../../core/site/site.ts'
import { type FieldRow, fieldRows } from '../../../core/validate/field-table.ts'

export type GalleryEntry = {
  readonly type: string
  readonly says: string
  readonly fields: readonly FieldRow[]
  readonly examples: readonly BlockExample[]
}

export function galleryEntries(site: Site): readonly GalleryEntry[] {
  return Object.entries(blocks).map(([type, schema]) => ({
    type,
    says: describe(schema) ?? '',
    fields: fieldRows(schema),
    examples: examplesOf(site, type),
  }))
}
