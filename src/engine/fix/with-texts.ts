/** The files of a site with other texts in some of them: changes that are not written. */
import type { SiteFiles } from '../load.ts'

/** `texts` by the paths of their files from the root. */
export function withTexts(files: SiteFiles, texts: ReadonlyMap<string, string>): SiteFiles {
  return {
    ...files,
    read: (path, limit) => {
      const text = texts.get(path)
      return text === undefined ? files.read(path, limit) : new TextEncoder().encode(text)
    },
  }
}
