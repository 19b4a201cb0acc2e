/** The files that a build would write, by their paths. Content is made when it is asked for. */
import { contentOf } from '../../build/files/planned-file.ts'
import { publicFilesIn, readPublic } from '../../build/files/site-files.ts'
import { languageFolders, redirectsOf } from '../../build/publish/hosting/addresses.ts'
import { filesOfBlocks } from '../../build/publish/output.ts'
import { searchFiles } from '../../build/publish/search-files.ts'
import { crawlerFiles } from '../../core/render/crawler-files.ts'
import { fileOf } from '../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { type Answerer, answerer } from '../finished/answer.ts'

export type Outputs = {
  readonly answer: Answerer
  /** By the path of their document. */
  readonly pages: ReadonlyMap<string, LinkedPage>
  /** The content of any other file. */
  readonly contentOf: (path: string) => string | Uint8Array | undefined
}

export function outputsOf(site: Site): Outputs {
  const pages = new Map([...site.pages.values()].map((page) => [fileOf(page.route), page]))
  const aliases = site.table.aliases.filter(({ route }) => site.pages.has(route))
  const made = new Map(
    [...crawlerFiles(site), ...filesOfBlocks(site)].map(({ path, content }) => [path, content]),
  )
  const search = new Map(searchFiles(site).map((file) => [file.path, file]))
  const { names, errorCodes } = publicFilesIn(site.root)
  const others = new Set(names.filter((name) => !errorCodes.has(name)))
  return {
    answer: answerer({
      base: site.base,
      redirects: redirectsOf(site),
      languages: languageFolders(site),
      files: [
        ...pages.keys(),
        ...aliases.map(({ path }) => fileOf(path)),
        ...made.keys(),
        ...search.keys(),
        ...others,
      ],
    }),
    pages,
    contentOf: (path) => {
      const searched = search.get(path)
      if (searched) return contentOf(searched)
      return made.get(path) ?? (others.has(path) ? publicContent(site.root, path) : undefined)
    },
  }
}

/** `undefined` if the file is gone, or is now a link that leads out of the site. */
function publicContent(root: string, name: string): Uint8Array | undefined {
  try {
    const content = readPublic(root, name)
    return typeof content === 'string' ? undefined : content
  } catch {
    return undefined
  }
}
