/** Checks the title and the description, which search results show: their lengths, and whether the title has the name of the site. */
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { isListed } from '../../site/nav.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { fixWith, rewritten } from '../../yaml/rewrite.ts'
import type { PageContext } from './page-check.ts'

const LONGEST_TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }

/** Between the title and the name of the site, which the browser's tab adds to each title. */
const SIGNS = /^[\s|–—·:-]+|[\s|–—·:-]+$/g

export function checkTitleAndDescription(context: PageContext): void {
  const { page, source, config, languages, report } = context
  const { name } = config.organisation
  const { title } = page
  const rest = title.includes(name) ? title.replace(name, '') : ''
  const meant = rest.replaceAll(SIGNS, '')
  if (meant !== rest.trim() && meant !== '') {
    const span = source.spanOf(['title'])
    const fix = fixWith(rewritten(source, span, title, meant))
    report({ ...messages.wordTwice(name, { meant }), span, ...fix })
  }
  if (!isShown({ languages }, context)) return
  for (const [field, finding] of lengths(page)) report({ ...finding, span: source.spanOf([field]) })
}

/** Whether search engines may show the page. */
export const isShown = (site: Pick<Site, 'languages'>, linked: LinkedPage) =>
  !linked.page.noindex && !linked.page.draft && isListed(site, linked)

function* lengths({ title, description }: LinkedPage['page']): Generator<readonly [string, Finding]> {
  const { least, most } = DESCRIPTION
  const length = charactersIn(description)
  if (charactersIn(title) > LONGEST_TITLE)
    yield ['title', messages.titleTooLong(charactersIn(title), LONGEST_TITLE)]
  if (length < least) yield ['description', messages.descriptionTooShort(length, least)]
  if (length > most) yield ['description', messages.descriptionTooLong(length, most)]
}

/** Counts a surrogate pair, such as an emoji, as one character. */
const charactersIn = (words: string) =>
  words.length - (words.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
