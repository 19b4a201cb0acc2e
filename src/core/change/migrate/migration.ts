import type { Splice } from '../../base/edit.ts'

/** Leads a site from a version of the format to the next one. Everything that it does not name stays, byte for byte. */
export type Migration = {
  readonly from: string
  readonly parts: readonly MigrationPart[]
}

/** The splices must not overlap, nor those of other parts. */
export type MigrationPart = (file: OldFile) => readonly Splice[]

/** `path` is site.yaml, or a page, a snippet or a table. `site` is the value of site.yaml. */
export type OldFile = { readonly path: string; readonly text: string; readonly site: unknown }
