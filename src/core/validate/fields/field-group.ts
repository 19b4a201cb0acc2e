/** A group of fields. One of its names is unknown. */
import type { Edit, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import type { Help } from '../../../diagnostics/message.ts'

/** The fields of a group, compared with its schema. */
export type FieldGroup = {
  /** Its name in messages. */
  readonly name: string
  /** Not a group within one, or site.yaml. */
  readonly isPageOrBlock: boolean
  readonly known: readonly string[]
  /** The known fields that it does not have. */
  readonly free: readonly string[]
  /** The required fields that it lacks. */
  readonly missing: readonly string[]
  /** Fields that the page lacks. They may be meant for it. */
  readonly moved: readonly string[]
  readonly spanOfKey: (name: string) => SourceSpan
  /** The path of the file. */
  readonly path: string
  readonly valueOf: (name: string) => unknown
  /** The block types that have these fields. */
  readonly otherTypes: readonly string[]
  /** A list that is missing, and whose entries have all these fields. */
  readonly listWith: (names: readonly string[]) => string | undefined
  /** The contact of site.yaml that has the values of these fields. */
  readonly contactWith: (names: readonly string[]) => string | undefined
  /** The remedy for a field of a block whose first line has become a comment. */
  readonly commented: (name: string) => string | undefined
  /** The remedy for a field that the block above lacks. */
  readonly ofBlockAbove: (name: string) => string | undefined
  /** For a group whose fields belong here, or into a list. */
  readonly instead: (name: string) => Misplaced | undefined
  /** For a field that another group has: one around this one, or the last entry of a list in it. */
  readonly outside: (name: string) => Misplaced | undefined
}

export type Misplaced = Pick<Help, 'help' | 'lines'> & {
  readonly fix?: readonly Edit[]
  /** The path of the field in the group where it belongs, from this group on. It is not missing there. */
  readonly home?: string
  /** The fields that the group lacks are in it. */
  readonly hidesMissing?: true
  /** The group around this one has it. */
  readonly isAround?: boolean
}
