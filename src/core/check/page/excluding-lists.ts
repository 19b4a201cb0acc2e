/** The same entry in two lists of a page that exclude each other: `Accepted` and `Not accepted`. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { quoted } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { LinkedPage } from '../../site/site.ts'
import { nameOf } from './entry-twice.ts'

export function checkExcludingLists({ page, source }: LinkedPage, report: Report): void {
  const titles = page.blocks.map((block) => ('title' in block && block.title) || '')
  const topics = titles.map(bare)
  const isExcluding = (title: string, topic = '') =>
    title !== '' && topics.some((other, index) => other === topic && titles[index] !== title)
  const firsts = new Map<string, { readonly title: string; readonly path: FieldPath }>()
  page.blocks.forEach((block, index) => {
    const [title = '', topic] = [titles[index], topics[index]]
    if (!isExcluding(title, topic)) return
    const look = (entry: unknown, path: FieldPath) => {
      const own = nameOf(entry)
      const name = `${topic}: ${own}`
      const first = firsts.get(name)
      if (!first) firsts.set(name, { title, path })
      if (!own || !first || first.title === title) return
      const span = source.spanOf(path)
      const place = `${quoted(first.title)}, ${placeBeside(source.spanOf(first.path), span)}`
      report({ ...messages.entryTwice(quoted(title), place), span })
    }
    for (const [field, list] of Object.entries(block))
      if (Array.isArray(list)) list.forEach((entry, at) => look(entry, ['blocks', index, field, at]))
  })
}

/** Without what denies it. In Swahili, that is a part of the word: `zinazokubaliwa`, `zisizokubaliwa`; `hairuhusiwi`. */
const bare = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/\b(?:do(?: not|n['’]t)|not|non|ne|pas) |\bn['’]/g, '')
    .replaceAll(/\b(\w{1,2})(?:na|si)(?=\w{4})/g, '$1')
    .replaceAll(/\bha(?=\w{5})|[ai]\b/g, '')
