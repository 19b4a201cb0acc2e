/** What must not compile when a block is added. The compiler is the test; no block of the project is named. */

import type * as schemas from '../../../schema/blocks.ts'
import type { SchemasOf } from '../../../schema/page.ts'
import { block, integer, line } from '../../../schema/vocabulary.ts'
import type { BlockProps, ViewsOf } from '../../../src/block/view.ts'
import * as viewModules from '../../../src/blocks/index.ts'

const known = {
  notice: block('notice', 'A notice', { title: line('Its words') }),
  places: block('places', 'Free places', {
    count: integer('How many there are'),
    note: line('A remark').optional(),
  }),
}
type Known = typeof known

export const sound: SchemasOf<Known> = known

export const fitting: ViewsOf<Known> = {
  notice: ({ block: { type, title } }) => `${type satisfies 'notice'} ${title.trim()}`,
  places: ({ block: { count, note } }) => [count.toFixed(), note],
}

const mistyped = { notice: block('warning', 'A notice', { title: line('Its words') }) }

// @ts-expect-error The folder is called notice, and its schema asks for the type warning.
export const otherType: SchemasOf<typeof mistyped> = mistyped

// @ts-expect-error One folder has no view.
export const missingView: ViewsOf<Known> = { notice: fitting.notice }

export const otherFields: ViewsOf<Known> = {
  ...fitting,
  // @ts-expect-error The view wants a field that the schema does not have.
  notice: ({ block }: BlockProps<{ readonly heading: string }>) => block.heading,
}

export const otherKind: ViewsOf<Known> = {
  ...fitting,
  // @ts-expect-error The view wants a text where the schema gives a number.
  places: ({ block }: BlockProps<{ readonly count: string }>) => block.count,
}

export const needed: ViewsOf<Known> = {
  ...fitting,
  // @ts-expect-error The view needs what an author may leave out.
  places: ({ block }: BlockProps<{ readonly note: string }>) => block.note,
}

export const unknownField: ViewsOf<Known> = {
  ...fitting,
  // @ts-expect-error There is no such field.
  notice: ({ block }) => block.heading,
}

// @ts-expect-error Views are for reading.
fitting.notice = () => null

/** The registry of the project is held to the same types. */
export const registry: ViewsOf<typeof schemas> = viewModules
