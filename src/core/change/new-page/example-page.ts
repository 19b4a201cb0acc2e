/** An example of a block as a page of its own, as it would look on a site. */
import * as blocks from '../../../../schema/blocks.ts'
import { traitsOf } from '../../site/page-traits.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { siteValues } from '../../validate/interpolate.ts'
import { validatePage } from '../../validate/validate.ts'
import { toSource } from '../../yaml/source.ts'
import { type BlockExample, blockExamples, entryText } from './block-texts.ts'

export function examplesOf({ config, images }: Site, type: string): readonly BlockExample[] {
  return blockExamples(type, {
    images: images.size > 0 ? [...images] : ['images/example.svg'],
    contacts: Object.keys(config.contacts ?? {}),
    links: Object.keys(config.links ?? {}),
  })
}

/** Without a file. `undefined` if there is no such example. */
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
