/** The description of a page, or the text at its top, says how many entries a list has, and somebody added one. */
import type { Page } from '../../../../schema/page.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { visitFields } from '../../base/walk.ts'
import { countsIn, NOUN, type Said } from '../../site/traits/counts.ts'
import { countIn, differentIn, listIn } from './counted-lists.ts'
import type { PageContext } from './page-check.ts'

const STEPS = /^(?:steps|stages|phases|étapes|hatua)$/
const QUESTIONS = /^(?:questions|maswali)$/
/** Without a heading that names them, the entries of other blocks are about something else. */
const ENTRIES = /^(?:cardGrid|checklist|contentBlocks|routeList)$/

type List = { readonly index: number; readonly title: string; readonly entries: number }

export function checkCountsInTexts({ page, source, config: { lang }, report }: PageContext): void {
  const look = (path: FieldPath, text = '') => {
    for (const said of countsIn(text, lang)) {
      const list = listFor(said, page.blocks, lang)
      if (!list) continue
      const span = source.spanOfWords(path, said.word, said.before)
      const { file } = source.spanOf(['blocks', list.index, 'type'])
      const { title, entries } = list
      const other = { is: 'list', title, entries, file, isElsewhere: file !== span.file } as const
      report({ ...messages.countDiffers(said.word, other), span })
    }
  }
  look(['description'], page.description)
  page.blocks.forEach((block, index) => {
    if (block.type === 'hero') look(['blocks', index, 'text'], block.text?.markdown)
  })
}

/** The list that the words are about, if it has one entry more or less. In doubt, none. */
function listFor({ number, nouns }: Said, blocks: Page['blocks'], lang: string): List | undefined {
  const noun = nouns.find((each) => NOUN.test(each)) ?? ''
  const lists = blocks.flatMap((block, index) => {
    const list = listIn(block)
    const title = 'title' in block && typeof block.title === 'string' ? block.title : ''
    if (!list) return []
    const different = differentIn(list)
    return [{ block, index, title, entries: list.length, different, count: countIn(title, lang) }]
  })
  const titled = lists.filter(({ title, count }) =>
    count
      ? nouns.includes(count.noun)
      : noun &&
        title
          .toLowerCase()
          .split(/[^\p{L}\p{M}]+/u)
          .includes(noun),
  )
  const typed = lists.filter(({ block }) =>
    QUESTIONS.test(noun) ? block.type === 'faq' : STEPS.test(noun) && 'numbered' in block && block.numbered,
  )
  // The words of a page may tell the steps, too.
  const isOnly = lists.length === 1 && blocks.every(({ type }) => type !== 'richText')
  const only = noun && isOnly ? lists.filter(({ block }) => ENTRIES.test(block.type)) : []
  const all = [titled, typed, only].find((each) => each.length > 0) ?? []
  const [list, ...others] = all.filter(({ entries }) => Math.abs(entries - number) === 1)
  // A heading with a wrong number has its own message.
  const isSure =
    list &&
    others.length === 0 &&
    list.different !== number &&
    (list.count?.number ?? list.entries) === list.entries
  return isSure && !lengthsIn(blocks).has(number) ? list : undefined
}

/** How many entries each list has, also in texts. */
function lengthsIn(blocks: Page['blocks']): ReadonlySet<number> {
  const lengths = new Set<number>()
  visitFields(blocks, [], (name, value) => {
    if (Array.isArray(value)) lengths.add(value.length)
    if (name === 'markdown' && typeof value === 'string')
      lengths.add(value.match(/^ *(?:[-*+]|\d+[.)]) /gm)?.length ?? 0)
    return typeof value === 'string'
  })
  return lengths
}
