/** What a new block begins with: the shortest example that fits this site, in the language of the page. */
import { blockTexts } from '../../core/change/new-page/block-texts.ts'
import { toSource } from '../../core/yaml/source.ts'
import { languageOfTexts } from '../form/inputs/language-of-texts.ts'
import { isNewValue } from '../form/new-value.ts'
import type { NewValue } from '../operations/operation.ts'
import { altOfSite } from '../pictures/alt-of-site.ts'
import { siteNow } from '../session/site.ts'

function textsOf(type: string): readonly string[] {
  const site = siteNow()
  if (!site) return []
  return blockTexts(type, {
    images: [...site.images],
    contacts: Object.keys(site.config.contacts ?? {}),
    links: Object.keys(site.config.links ?? {}),
    lang: languageOfTexts() ?? '',
    altOf: altOfSite(),
  })
}

/** Examples of some blocks need a picture or a contact of the site. */
export const hasExample = (type: string): boolean => textsOf(type).length > 0

export function exampleOf(type: string): NewValue | undefined {
  const [text = `type: ${type}`] = textsOf(type)
  const { value } = toSource('example.yaml', text, () => undefined)
  return isNewValue(value) ? value : undefined
}
