/** Stand-ins with a due date, for `check --until`. */

import { offsetAt } from '../../../block/zone.ts'
import type { ReadResult } from '../../../core/check/read-site.ts'
import type { Upcoming } from '../../../core/check/upcoming.ts'
import { standInDue } from '../../../diagnostics/upcoming.ts'
import { standInsOf } from '../todo/stand-ins.ts'

/** Each is due at the end of its day. */
export function dueIn({ sources, settings }: Pick<ReadResult, 'sources' | 'settings'>): readonly Upcoming[] {
  const zone = settings?.config.timezone ?? '+00:00'
  return standInsOf(sources, '').flatMap(({ due, field, owner, file, line, column }): Upcoming[] => {
    if (due === undefined) return []
    const span = { file, start: { offset: 0, line, column } }
    return [
      { moment: `${due}T23:59${offsetAt(zone, `${due}T23:59`)}`, message: standInDue(field, owner), span },
    ]
  })
}
