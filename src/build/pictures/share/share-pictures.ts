/** The picture that a shared link shows: a page's first picture behind its title. Made once for each content. */
import type { Colours } from '../../../block/palettes.ts'
import { lookOf } from '../../../block/theme.ts'
import { isNotFound, siteFor } from '../../../core/site/languages.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { ShareImage } from '../../../shell/types.ts'
import { inParallel, type OnProgress } from '../../base/in-parallel.ts'
import type { Kept } from '../cache.ts'
import { open } from '../decode.ts'
import { assetPath, entryName } from '../entry.ts'
import { type Destination, type MadeFile, madeFile, type Source } from '../made.ts'
import type { Sources } from '../sources.ts'
import { openFace } from './face.ts'
import { type Faces, type Overlay, overlay, SHARE_SIZE, type ShareWords } from './overlay.ts'

const RECIPE = 'share 2'
const NAME = 'share.jpg'

export type SharePictures = {
  readonly files: readonly MadeFile[]
  readonly images: ReadonlyMap<Route, ShareImage>
}

/** Each takes a twentieth of a second: nothing for a small site, but minutes for thousands of pages. */
const MOST_TITLES = 500

/** Nobody shares bare pages, or the page for addresses that do not exist. */
export async function makeSharePictures(
  site: Site,
  sources: Sources,
  destination: Destination,
  onProgress?: OnProgress,
): Promise<SharePictures> {
  const pages = [...site.pages.values()].filter(
    ({ route, page }) => !isNotFound(site, route) && page.layout !== 'bare',
  )
  const many = pages.length > MOST_TITLES
  const distinct = new Map<string, Wanted>()
  for (const page of pages) {
    const name = nameFor(page, many)
    if (!distinct.has(name)) distinct.set(name, wantedFor(site, page, hasTitle(page, many)))
  }
  const made = await inParallel(
    [...distinct.values()],
    sharer(sources, { ...destination, colours: lookOf(site.config).light }),
    onProgress,
  )
  const images = new Map([...distinct.keys()].map((name, index) => [name, made[index]?.image]))
  const shareImages = new Map<Route, ShareImage>()
  for (const page of pages) {
    const image = images.get(nameFor(page, many))
    if (image) shareImages.set(page.route, image)
  }
  return { files: made.map(({ file }) => file), images: shareImages }
}

/** What the picture of a page shows. */
type Wanted = {
  readonly route: Route
  /** Below pages/. */
  readonly picture: string | undefined
  readonly words: ShareWords
  readonly hasTitle: boolean
}

// The title of the home page, such as Home, says nothing to people who do not know the site.
const hasTitle = ({ route }: LinkedPage, many: boolean) => route !== '/' && !many

const sceneOf = ({ traits }: LinkedPage) => traits.pictures[0]?.file

/** Pages with the same name share their picture. A route is never a path of a picture, because it begins with `/`. */
const nameFor = (page: LinkedPage, many: boolean) =>
  hasTitle(page, many) ? page.route : (sceneOf(page) ?? '')

function wantedFor(site: Site, page: LinkedPage, hasTitle: boolean): Wanted {
  const { organisation } = siteFor(site, page.route).config
  const words = hasTitle
    ? { title: page.page.title, line: organisation.name }
    : { title: organisation.name, line: organisation.motto ?? organisation.campus ?? '' }
  return { route: page.route, picture: sceneOf(page), words, hasTitle }
}

type Painted = Destination & { readonly colours: Colours }

function sharer(sources: Sources, destination: Painted) {
  const make = maker(destination)
  return async ({ route, picture, words, hasTitle }: Wanted) => {
    const scene = picture === undefined ? undefined : sources(picture)
    const entry = entryName(
      RECIPE,
      ['sharp', 'harfbuzzjs', '@fontsource/inter'],
      [scene?.digest ?? '', words.title, words.line, JSON.stringify(destination.colours)],
    )
    const content = await make(entry, scene, words)
    const path = assetPath(hasTitle ? route : 'site', '-share', entry, 'jpg')
    const image = { href: `${destination.base}/${path}`, ...SHARE_SIZE, alt: altOf(words) }
    return { image, file: madeFile(path, entry, NAME, content) }
  }
}

const altOf = ({ title, line }: ShareWords) => (line === '' ? title : `${title}: ${line}`)

/** Makes the pictures that are not kept, each once. */
function maker({ cache, colours }: Painted) {
  const making = new Map<string, Promise<Kept | Uint8Array>>()
  let faces: Promise<Faces> | undefined
  const make = async (entry: string, scene: Source | undefined, words: ShareWords) => {
    const kept = cache.kept(entry, NAME)
    if (kept) return kept
    faces ??= openFaces()
    const content = await compose(scene, { words, faces: await faces, colours })
    cache.write(entry, NAME, content)
    return content
  }
  return (entry: string, scene: Source | undefined, words: ShareWords) => {
    const made = making.get(entry) ?? make(entry, scene, words)
    making.set(entry, made)
    return made
  }
}

async function openFaces(): Promise<Faces> {
  return { bold: await openFace(700), semibold: await openFace(600) }
}

async function compose(source: Source | undefined, parts: Omit<Overlay, 'hasScene'>): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = SHARE_SIZE
  const scene =
    source === undefined
      ? sharp({ create: { width, height, channels: 3, background: parts.colours.deep } })
      : (await open(source.bytes(), false))
          .resize(width, height, { fit: 'cover' })
          .flatten({ background: parts.colours.deep })
  return scene
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(overlay({ ...parts, hasScene: source !== undefined })) }])
    .removeAlpha()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
