/** Where pictures of the site are used: what shows them, and what only names them, such as a snippet that no page has. */
import { someText } from '../../core/base/texts-in.ts'
import { picturesIn } from '../../core/base/walk.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import { isPage } from '../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { toSource } from '../../core/yaml/source.ts'

type Around = {
  readonly site: Site | undefined
  /** The files below pages/. */
  readonly names: SiteFiles['names']
  /** As it is typed. */
  readonly textOf: (path: string) => string | undefined
}

/** Gives the files that use a picture, by its name below pages/. Pages come first. */
export function usesIn({ site, names, textOf }: Around): (picture: string) => readonly string[] {
  const hidden = [...(site?.unpublished.values() ?? [])].map(({ page }) => page)
  const pages = [...(site?.pages.values() ?? []), ...hidden]
  const ofSite = picturesIn(site?.config, []).map(({ picture }) => picture.file)
  const paths = ['site.yaml', ...names.filter(isDocument).map((name) => `pages/${name}`)]
  const namers = paths.map((path) => ({ path, names: namesIn(path, textOf(path)) }))
  return (picture) => {
    const using = new Set(pages.filter((page) => shows(page, picture)).map(({ source }) => source.path))
    if (ofSite.includes(picture)) using.add('site.yaml')
    for (const { path, names: hasName } of namers) if (hasName(picture)) using.add(path)
    return [...using].toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)))
  }
}

const isDocument = (name: string) => /\.(?:ya?ml|csv)$/i.test(name)

const shows = ({ traits }: LinkedPage, picture: string) =>
  traits.pictures.some(({ file }) => file === picture) || traits.links.some(({ to }) => to === picture)

/** A file that cannot be read may name any picture. A name in other capitals is a mistake, but it means the picture. */
function namesIn(path: string, text: string | undefined): (picture: string) => boolean {
  if (text === undefined) return () => true
  const small = text.toLowerCase()
  const isThere = (picture: string) => small.includes(picture.toLowerCase())
  if (path.endsWith('.csv')) return isThere
  return (picture) => {
    // A text with escapes may say the name in another way.
    if (!isThere(picture) && !text.includes('\\')) return false
    const { value } = toSource(path, text, () => undefined)
    const isName = (words: string) => words.toLowerCase().includes(picture.toLowerCase())
    return value === undefined ? isThere(picture) : someText(value, isName)
  }
}
