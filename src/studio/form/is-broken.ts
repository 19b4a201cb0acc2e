import type { State } from '../session/state.ts'
import { sheetOf } from './table/cells.ts'

/** Such a file can only be changed as text. */
export const isBroken = ({ path, source }: State): boolean =>
  path.endsWith('.csv') ? sheetOf(source.text) === undefined : source.value === undefined
