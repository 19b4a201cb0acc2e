import type { State } from '../session/state.ts'
import { sheetOf } from './table/cells.ts'

/** Such a file can only be changed as text. */
export const isBroken = ({ formPath, source }: State): boolean =>
  formPath.endsWith('.csv') ? sheetOf(source.text) === undefined : source.value === undefined
