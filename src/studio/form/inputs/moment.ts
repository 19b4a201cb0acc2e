/** Days with a time. A browser edits them without their offset from UTC, which stays as the author wrote it. */

import { offsetAt } from '../../../block/zone.ts'

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})$/

/** `offset` may be the name of a time zone if there is no moment yet. */
export type Moment = { readonly local: string; readonly offset: string }

/** `undefined` for anything else, which is edited as text. */
export function momentOf(value: string, offset = '+00:00'): Moment | undefined {
  if (value === '') return { local: '', offset }
  const [, local, own] = MOMENT.exec(value) ?? []
  return local === undefined || own === undefined ? undefined : { local, offset: own }
}

/** The time zone of the site by its name, if the moment is written in it. */
export const zoneOf = ({ local, offset }: Moment, zone = offset): string =>
  local !== '' && offsetAt(zone, local) === offset ? zone : offset

export const writtenMoment = ({ local, offset }: Moment): string =>
  local === '' ? '' : local + offsetAt(offset, local)
