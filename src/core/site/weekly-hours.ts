/** The hours of the whole organisation, as blocks `openingHours` have them. */
import type { Page } from '../../../schema/page.ts'
import { weekOf } from '../../block/week.ts'
import type { FieldPath } from '../base/field-path.ts'

/** `week` is the same for the same hours, however they are written. */
export type WeeklyHours = { readonly path: FieldPath; readonly week: string }

/** Not those of a part of it, such as a kitchen. */
export const weeklyHours = ({ blocks }: Page): readonly WeeklyHours[] =>
  blocks.flatMap((block, at) =>
    block.type === 'openingHours' && block.of === undefined
      ? [{ path: ['blocks', at, 'hours'], week: JSON.stringify(weekOf(block.hours)) }]
      : [],
  )
