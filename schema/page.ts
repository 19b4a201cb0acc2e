/** What a page document may contain. Its blocks are checked one by one against the registry. */
import { z } from 'zod'
import type * as blocks from './blocks.ts'
import { anchor, choice, flag, instant, line, list, route } from './vocabulary.ts'

const alias = z.union([
  route('Another address of this page'),
  z.strictObject({
    path: route('Another address of this page. Without `anchor`, the entry can be the address alone'),
    anchor: anchor('The place on this page that this address opens').optional(),
  }),
])

export const page = z
  .strictObject({
    title: line('The name of the page, for the browser tab, menus and links'),
    description: line('One or two sentences for search engines and shared links'),
    searchWords: line(
      'Other words that visitors look for, for the search of the site: clinic, sick bay',
    ).optional(),
    aliases: list(alias, 'Other addresses of this page, such as old ones').optional(),
    layout: choice(
      ['site', 'bare'],
      '`bare` has no header and no footer, for a page that another page shows in a frame. `site` is the normal page',
    ).optional(),
    draft: flag('true: visitors do not see this page').optional(),
    publishFrom: instant('When the page appears on the site').optional(),
    publishUntil: instant('When the page leaves the site').optional(),
    noindex: flag('true: search engines are asked not to list this page').optional(),
    blocks: list(z.unknown(), 'The blocks of the page, from top to bottom'),
  })
  .meta({ title: 'Page', description: 'A page of the site' })

/** A file of pages/snippets/: blocks that pages include with `use: snippets/name`. */
export const snippet = z
  .strictObject({ blocks: list(z.unknown(), 'The blocks that a page shows where it includes the snippet') })
  .meta({ title: 'Snippet', description: 'Blocks that several pages share' })

/** The schemas of blocks, by type. The type is the name of the folder. */
export type Schemas = Readonly<Record<string, z.ZodType>>
/** A validated block of one of the types in `Known`. */
export type BlockOf<Known extends Schemas, Type extends keyof Known> = {
  [Name in Type]: z.output<Known[Name]> & { readonly type: Name }
}[Type]
/** Schemas whose `type` is the name that they are listed under. */
export type SchemasOf<Known extends Schemas> = {
  readonly [Name in keyof Known]: z.ZodType<BlockOf<Known, Name>>
}

export type BlockType = keyof typeof blocks
/** A validated block of one type, or of any. */
export type Block<Type extends BlockType = BlockType> = BlockOf<typeof blocks, Type>

export type PageFields = Omit<z.output<typeof page>, 'blocks'>
/** A validated page document. */
export type Page = PageFields & { readonly blocks: readonly Block[] }
