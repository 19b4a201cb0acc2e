/** A translated page with a table of the page that it translates, whose words are in the other language. */
import { bareName, namesOf } from '../../../block/date-names.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { isFields } from '../../base/walk.ts'
import { prefixOf } from '../../site/languages.ts'
import type { Site } from '../../site/site.ts'
import { isStandIn } from '../../yaml/source-file.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** One day may be a name. */
const ENOUGH = 2

/**
 * Names, numbers and many words are the same in both languages. So only days of the week are certain: they are never
 * names of people or places in several rows.
 */
export function tableChecker(site: Site): (pair: TranslatedPage, report: Report) => void {
  const foreignDays = memoize((prefix: string) =>
    daysOnlyIn(site.config.lang, site.languages.get(prefix)?.lang),
  )
  return ({ own, original }, report) => {
    const shared = own.source.dependsOn.filter(
      (file) => file.endsWith('.csv') && original.source.dependsOn.includes(file),
    )
    if (shared.length === 0) return
    const days = foreignDays(prefixOf(site.languages, own.route))
    // A new page is a copy with stand-ins.
    const cells = cellsOf(own.source.value).filter(
      ([path, text]) => days.has(bareName(text)) && !isStandIn(own.source, path),
    )
    for (const file of shared) {
      const name = file.replace('pages/', '')
      const inFile = cells.filter(([path]) => own.source.spanOf(path).file === file)
      const [first] = inFile
      // If a snippet includes the table, the page does not name it.
      if (!first || inFile.length < ENOUGH || !own.source.text.includes(name)) continue
      const translated = name.replace(/(?=[^/]*$)/, `${own.route.split('/')[1]}/`)
      const finding = messages.tableOfAnotherLanguage(name, translated, first[1])
      report({ ...finding, span: own.source.spanOfWords([], name) })
    }
  }
}

/** The names of days that another language does not have. */
function daysOnlyIn(lang: string, other = lang): ReadonlySet<string> {
  const own = namesOf([other], 7, { weekday: 'long' })
  return new Set([...namesOf([lang], 7, { weekday: 'long' }).keys()].filter((name) => !own.has(name)))
}

/** The cells of the blocks `table`. Other blocks show days in the language of the page. */
function cellsOf(page: unknown): readonly (readonly [path: FieldPath, text: string])[] {
  const blocks = isFields(page) && Array.isArray(page.blocks) ? page.blocks : []
  return blocks.flatMap((block: unknown, at) => {
    const rows = isFields(block) && block.type === 'table' && Array.isArray(block.items) ? block.items : []
    return rows.flatMap((row: unknown, index) =>
      Object.entries(isFields(row) ? row : {}).flatMap(([column, text]) =>
        typeof text === 'string' ? [[['blocks', at, 'items', index, column], text] as const] : [],
      ),
    )
  })
}
