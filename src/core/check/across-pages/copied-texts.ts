/** Texts that were copied from a page with another number: the page of grade 6 says what an applicant for grade 5 needs. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { plainWords } from '../../base/plain-words.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { numberedIn } from '../../site/traits/numbered-texts.ts'

/** For speed: the files of such pages are read again. */
const MOST = 200

/** Nothing is reported if one of the two pages has both texts, or a third page has this one. */
export function checkCopiedTexts({ pages }: Site, report: Report): void {
  const all = [...pages.values()].flatMap(
    (page) => page.traits.numbered?.map((text) => ({ page, text })) ?? [],
  )
  if (all.length === 0 || all.length > MOST) return
  const asked = new Set(all.map(({ text: [, , written = ''] }) => written.toLowerCase()))
  const named = [...pages.values()].filter(({ page }) => asked.has(numberedIn(page.title) ?? ''))
  for (const { page, text } of all) {
    const [path, part, written = ''] = text
    const meant = written.replace(/\d+/, numberedIn(page.page.title)?.replace(/\D+/g, '') ?? '')
    const swapped = part.replaceAll(written, meant)
    const twin = only(
      named,
      (other) => numberedIn(other.page.title) === written.toLowerCase() && has(other, part),
    )
    if (!twin || has(twin, swapped) || has(page, swapped)) continue
    const span = page.source.spanOfWords(path, written)
    if (span.file === page.source.path && only(all, (each) => each.text[1] === part))
      report({ ...messages.textOfAnother(twin.route, written, meant), span })
  }
}

const has = ({ source }: LinkedPage, text: string) => plainWords(source.text).includes(plainWords(text))
