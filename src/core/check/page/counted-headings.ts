/** Headings that say how many entries follow: somebody added an entry, or deleted one. */
import * as messages from '../../../diagnostics/messages.ts'
import { countIn, differentIn, listIn } from './counted-lists.ts'
import type { PageContext } from './page-check.ts'

export function checkCountsInHeadings({ page, source, config: { lang }, report }: PageContext): void {
  page.blocks.forEach((block, index) => {
    const title = 'title' in block ? block.title : undefined
    // The heading of questions is not about them.
    if (typeof title !== 'string' || block.type === 'faq') return
    const said = countIn(title, lang)
    const list = said && listIn(block)
    // With a greater difference, the heading is about something else.
    if (!list || !said || Math.abs(said.number - list.length) !== 1) return
    if (differentIn(list) === said.number) return
    const span = source.spanOfWords(['blocks', index, 'title'], said.word)
    const isAbove = page.description.toLowerCase().includes(said.words.toLowerCase())
    report({ ...messages.countDiffers(said.word, { is: 'below', entries: list.length, isAbove }), span })
  })
}
