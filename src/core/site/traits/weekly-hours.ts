/** The hours of the blocks `openingHours`. */
import type { Page } from '../../../../schema/page.ts'
import { weekOf } from '../../../block/week.ts'
import type { FieldPath } from '../../base/field-path.ts'

/** `of` is the part of the organisation that has these hours. `week` is the same for the same hours, however they are written. */
export type WeeklyHours = { readonly path: FieldPath; readonly week: string; readonly of?: string }

export const weeklyHours = ({ blocks }: Page): readonly WeeklyHours[] =>
  blocks.flatMap((block, at) =>
    block.type === 'openingHours'
      ? [
          {
            path: ['blocks', at, 'hours'],
            week: JSON.stringify(weekOf(block.hours)),
            ...(block.of !== undefined && { of: block.of }),
          },
        ]
      : [],
  )
