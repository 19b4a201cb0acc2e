/** The content of the gallery: every type of block with its fields, and its examples as they would look on this site. */
import * as blocks from '../../../../schema/blocks.ts'
import { describe } from '../../../core/base/schema-at.ts'
import { type BlockExample, blockExamples, entryText } from '../../../core/change/new-page/block-texts.ts'
import { traitsOf } from '../../../core/site/page-traits.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { type FieldRow, fieldRows } from '../../../core/validate/field-table.ts'
import { siteValues } from '../../../core/validate/interpolate.ts'
import { validatePage } from '../../../core/validate/validate.ts'
import { toSource } from '../../../core/yaml/source.ts'

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

function examplesOf({ config, images }: Site, type: string): readonly BlockExample[] {
  return blockExamples(type, {
    images: images.size > 0 ? [...images] : ['images/example.svg'],
    contacts: Object.keys(config.contacts ?? {}),
    links: Object.keys(config.links ?? {}),
  })
}

/** An example as a page of its own, without a file. `undefined` if there is no such example. */
export function examplePage(site: Site, type: string, number: number): LinkedPage | undefined {
  const example = Object.hasOwn(blocks, type) ? examplesOf(site, type)[number] : undefined
  if (!example) return undefined
  const route = `/_blocks/${type}/${number}`
  const text = `title: ${type}\ndescription: ${type}\nlayout: bare\nblocks:\n${entryText(example.text)}`
  const ignore = () => undefined
  const source = toSource(`pages${route}.yaml`, text, ignore)
  const page = validatePage(source, siteValues(site.configSource.value), ignore)
  return page && { route, source, page, traits: traitsOf(page) }
}
