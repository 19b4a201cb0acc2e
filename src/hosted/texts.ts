/** The texts of a site that everybody may read: those of the published pages, and what these pages include. */
import { filesIn } from '../build/files/site-files.ts'
import { LARGEST_FILE } from '../core/base/limits.ts'
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

/** Of the pictures among these names, those that other files of the site use: drafts, or snippets that no page has. */
export function heldPictures(site: Site, names: readonly string[]): readonly string[] {
  const { read, names: all } = filesIn(site.root)
  const shipped = new Set(names)
  const texts = all
    .filter((name) => !shipped.has(name) && !PICTURE_FILE.test(name))
    .map((name) => {
      const content = read(`pages/${name}`, LARGEST_FILE)
      return content instanceof Uint8Array ? Buffer.from(content).toString().toLowerCase() : undefined
    })
  const shown = [...site.unpublished.values()].flatMap(({ page }) => page.traits.pictures)
  const used = new Set(shown.map(({ file }) => file))
  // A file that cannot be read may name any picture.
  const isNamed = (picture: string) => texts.some((text) => text?.includes(picture.toLowerCase()) ?? true)
  return names.filter((name) => PICTURE_FILE.test(name) && (used.has(name) || isNamed(name)))
}
