/** Blocks of other programs that no block here is like. */
import { htmlInstead } from './html-instead.ts'

/** What a button can lead to: with what words, and the types that are written for it. */
const LINKED = [
  ['film', 'Watch the film', 'video videos film movie youtube vimeo'],
  ['recording', 'Listen to it', 'audio podcast music'],
  ['form', 'Fill in the form', 'form survey newsletter signup subscribe'],
  ['file', 'Open the file', 'file files download downloads pdf document'],
] as const

/** What to do instead, by the types that are written. */
const INSTEAD = [
  [htmlInstead('<iframe'), 'iframe embed frame'],
  ['Write the words as `title` of the block below.', 'heading h2 h3 subtitle'],
  ['Delete this block. There is space between blocks anyway.', 'divider separator spacer hr'],
  [
    'Delete this block. For all pages, site.yaml has a field for it.',
    'countdown footer nav navbar search logo',
  ],
] as const

/** What is said, and the words of the button, if it is one. `words` are those of a type. */
export function noBlock(words: readonly string[]): readonly [help?: string | undefined, title?: string] {
  const isFor = (types: string) => types.split(' ').some((each) => words.includes(each))
  const [what, title] = LINKED.find(([, , types]) => isFor(types)) ?? []
  if (what === undefined) return [INSTEAD.find(([, types]) => isFor(types))?.[0]]
  const framed = what === 'film' ? ' The block `dashboards` can also show it.' : ''
  return [`There is no block for a ${what}, but a button can lead to it.${framed}`, title]
}
