/** The texts of a site that everybody may read: those of the published pages, and what these pages include. */
import { filesIn } from '../build/files/site-files.ts'
import { picturesIn } from '../core/base/walk.ts'
import { PICTURE_FILE, type SiteFiles } from '../core/load/site-files.ts'
import type { Site } from '../core/site/site.ts'

/** The files of the site without drafts, without pages that are over or not there yet, and without what only these show. */
export function publishedSources(site: Site): SiteFiles {
  const files = filesIn(site.root)
  const shown = new Set([...site.pages.values()].flatMap(({ source }) => [source.path, ...source.dependsOn]))
  const pictures = new Set([
    ...picturesIn(site.config, []).map(({ picture }) => picture.file),
    ...[...site.pages.values()].flatMap(({ traits }) => traits.pictures.map(({ file }) => file)),
  ])
  const isShown = (name: string) =>
    PICTURE_FILE.test(name) ? pictures.has(name) : shown.has(`pages/${name}`)
  return { ...files, names: files.names.filter(isShown), closed: [] }
}
