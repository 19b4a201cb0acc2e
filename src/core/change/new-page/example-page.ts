/** An example of a block as a page of its own, as it would look on a site. */
import * as blocks from '../../../../schema/blocks.ts'
import { traitsOf } from '../../site/page-traits.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { siteValues } from '../../validate/interpolate.ts'
import { validatePage } from '../../validate/validate.ts'
import { toSource } from '../../yaml/source.ts'
import { type BlockExample, blockExamples, blockTexts, entryText, type SiteNames } from './block-texts.ts'

export const examplesOf = (site: Site, type: string): readonly BlockExample[] =>
  blockExamples(type, namesOf(site))

const namesOf = ({ config, images }: Site): SiteNames => ({
  images: images.size > 0 ? [...images] : ['images/example.svg'],
  contacts: Object.keys(config.contacts ?? {}),
  links: Object.keys(config.links ?? {}),
})

/** Without a file. `undefined` if there is no such example. */
export function examplePage(site: Site, type: string, number: number): LinkedPage | undefined {
  const example = Object.hasOwn(blocks, type) ? examplesOf(site, type)[number] : undefined
  return example && pageWith(site, type, `/_blocks/${type}/${number}`, example.text)
}

/** What a new block begins with, in the language of the site. */
export function newBlockPage(site: Site, type: string): LinkedPage | undefined {
  const [text] = Object.hasOwn(blocks, type)
    ? blockTexts(type, { ...namesOf(site), lang: site.config.lang })
    : []
  return text === undefined ? undefined : pageWith(site, type, `/_blocks/${type}`, text)
}

function pageWith(site: Site, type: string, route: Route, block: string): LinkedPage | undefined {
  const text = `title: ${type}\ndescription: ${type}\nlayout: bare\nblocks:\n${entryText(block)}`
  const ignore = () => undefined
  const source = toSource(`pages${route}.yaml`, text, ignore)
  const page = validatePage(source, siteValues(site.configSource.value), ignore)
  return page && { route, source, page, traits: traitsOf(page) }
}
