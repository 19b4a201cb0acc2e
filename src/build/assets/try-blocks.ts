/** Shows the examples of a site's own blocks, and finds what is wrong with their views. */
import * as blocks from '../../../schema/blocks.ts'
import type { Block } from '../../../schema/page.ts'
import type { PageContext } from '../../block/view.ts'
import { renderBlock, renderPage } from '../../core/render/render.tsx'
import { type Example, examples } from '../../core/validate/examples.ts'
import { ASSETS, siteWith } from './gallery.tsx'
import { type OnUnknown, watchReads } from './watch-reads.ts'

/** `errors` have the place in their stack; `doubts` are about the whole view of a block. */
export type Trial = { readonly errors: readonly Error[]; readonly doubts: readonly Doubt[] }
export type Doubt = { readonly type: string; readonly message: string }

/** Throws what a block throws, unless what it read before that explains it. */
export function tryBlocks(types: readonly string[]): Trial {
  const errors: Error[] = []
  try {
    const tried = examples().filter(({ type }) => types.includes(type))
    return { errors, doubts: tried.flatMap((example) => doubtsIn(example, (error) => errors.push(error))) }
  } catch (cause) {
    if (errors.length === 0) throw cause
    return { errors, doubts: [] }
  }
}

function doubtsIn({ type, name, block }: Example, onUnknown: OnUnknown): readonly Doubt[] {
  const site = siteWith([watchReads<Block>(block, blocks[block.type], onUnknown)])
  const page = site.pages.get('/page')
  if (!page) return []
  // With the data for search engines.
  renderPage(site, page, ASSETS)
  const html = renderBlock(site, page, ASSETS, 0, withStrictMoney)
  const texts = JSON.stringify(block)
  const [word] = html.match(NO_TEXT)?.filter((each) => !texts.includes(each)) ?? []
  const message = `The view shows \`${word}\` in the example \`${name}\`. A value that it uses is missing, or is no text.`
  return word === undefined ? [] : [{ type, message }]
}

/** What JavaScript writes for a value that is no text. */
const NO_TEXT = /\b(?:NaN|undefined)\b|\[object Object\]/g

const withStrictMoney = (page: PageContext): PageContext => ({
  ...page,
  money: (amount, withCents) => {
    if (!Number.isFinite(amount)) throw new TypeError(`page.money needs a number, and gets \`${amount}\`.`)
    return page.money(amount, withCents)
  },
})
