/** Only the form of a table needs this: it is not part of the first script. */
import { operateTable } from '../../operations/table.ts'
import type { TableOperation } from '../../operations/table-operation.ts'
import { type About, carryOut } from '../../session/session.ts'

/** Carries out an operation on the table in the form. Gives `false`, and says why, if it is not possible. */
export const performOnTable = (operation: TableOperation, about: About = {}): boolean =>
  carryOut((file) => operateTable(file, operation), about)
