import type { Edit } from '../../../diagnostics/diagnostic.ts'

/** A change of a text: what stands from `start` up to `end` becomes `text`. */
export type Splice = Omit<Edit, 'file'>

/** Leads a site from a version of the format to the next one. Everything that it does not name stays, byte for byte. */
export type Migration = {
  readonly from: string
  /** `path` is site.yaml, or a page, a snippet or a table. The splices must not overlap. */
  readonly splicesOf: (path: string, text: string) => readonly Splice[]
}
