/** A word of a menu that the pages below it write with one letter more or less: `Payements`. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { pageAt } from '../site/nav.ts'
import type { Site } from '../site/site.ts'

/** Shorter words are often other words. The last letters are endings. */
const WORD = /\p{L}[\p{L}\p{M}]{5,}/gu
/** Both are words: `learning` and `leaning`. */
const OTHERS =
  /^(?:cont(?:r?act)|countr?ie|dess?ert|dri?ver|f(?:o?u)nd(?:ing|er)|hos?tel|lear?ning|pl?aying|pr?ayer|pati?ent|star?ting|thr?ough|thoroughly)s?$/

/** `at` is the path of the settings with the menu. */
export function checkMenuWords(
  site: Site,
  { header = [] }: Partial<Pick<SiteConfig, 'header'>>,
  at: FieldPath,
  report: Report,
): void {
  const { lang, spelling = {} } = site.config
  const look = (title: string, hrefs: readonly (string | undefined)[], path: FieldPath) => {
    const texts = hrefs.flatMap((href) => {
      const page = site.pages.get(pageAt(site, href) ?? '')?.page
      return page ? [page.title, page.description, page.searchWords] : []
    })
    const known = texts.join('\n').toLowerCase().match(WORD) ?? []
    for (const [word] of title.matchAll(WORD)) {
      const own = bare(word)
      if (OTHERS.test(own) || word in spelling || known.some((each) => bare(each) === own)) continue
      // In Swahili, another letter inside makes another word: `kusaidia` and `kumsaidia`.
      const alike = known.map(bare).filter((each) => isAlike(own, each, lang.startsWith('sw')))
      const [usual = '', again] = alike
      if (usual !== again) continue
      const meant = word.endsWith('s') ? `${usual}s` : usual
      const cased = /^\p{Lu}/u.test(word) ? word.charAt(0) + meant.slice(1) : meant
      report({
        ...messages.lettersSwapped(word, cased, 'menu'),
        span: site.configSource.spanOfWords([...path, 'title'], word),
      })
    }
  }
  header.forEach(({ title = '', href, links = [] }, index) => {
    const path = [...at, 'header', index]
    look(title, [href, ...links.map((link) => link.href)], path)
    links.forEach((link, below) => look(link.title ?? '', [link.href], [...path, 'links', below]))
  })
}

const bare = (word: string) => word.toLowerCase().replace(/s$/, '')

/** Whether one of the words has one letter more, neither the first nor one of the last two. */
function isAlike(own: string, other: string, isDoubled: boolean): boolean {
  const [long, short] = own.length > other.length ? [own, other] : [other, own]
  let at = 0
  while (long[at] === short[at] && at < short.length) at++
  return (
    long.length - short.length === 1 &&
    at > 0 &&
    at < long.length - 3 &&
    long.slice(at + 1) === short.slice(at) &&
    (!isDoubled || long[at] === long[at - 1])
  )
}
