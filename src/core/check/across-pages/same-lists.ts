/** A list that has more entries on a page than on its translation: one was added or deleted in one language only. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** Only where all other lists of the two pages are the same. Others were written for their language. */
export function checkSameLists({ own, original }: TranslatedPage, report: Report): void {
  const { lists = [] } = own.traits
  const others = original.traits.lists ?? []
  const isAlike =
    lists.length === others.length &&
    lists.every(([path, type], index) => `${others[index]?.slice(0, 2)}` === `${[path, type]}`)
  const [list, more] = isAlike ? lists.filter(([, , entries], index) => entries !== others[index]?.[2]) : []
  if (!list || more) return
  const [path, , entries] = list
  const there = others[lists.indexOf(list)]?.[2] ?? 0
  const [longer, shorter] = entries > there ? [own, original] : [original, own]
  const { file } = shorter.source.spanOf(path)
  const span = longer.source.spanOfKey(path)
  const [least, most] = [entries, there].sort((a, b) => a - b)
  report({ ...messages.listShorter(String(path.at(-1)), most ?? 0, least ?? 0, file), span })
}
