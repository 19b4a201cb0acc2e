/** The picture that a shared link shows: a page's first picture behind its title. Made once for each content. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareImage } from '../../shell/types.ts'
import { open } from '../pictures/decode.ts'
import type { Digests } from '../pictures/digests.ts'
import { assetPath, entryName } from '../pictures/entry.ts'
import type { MadeFile, Place } from '../pictures/made.ts'
import { inParallel } from '../pictures/pool.ts'
import type { Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import { picturesIn } from '../walk.ts'
import { openFace } from './face.ts'
import { type Faces, overlay, SHARE_SIZE, type ShareWords } from './overlay.ts'

const RECIPE = 'share 1'

export type SharePictures = {
  readonly files: readonly MadeFile[]
  readonly images: ReadonlyMap<Route, ShareImage>
}

/** The frame of bare pages, and the page for what is not found, are nothing that anybody shares. */
export async function makeSharePictures(site: Site, digests: Digests, place: Place): Promise<SharePictures> {
  const pages = [...site.pages.values()].filter(
    ({ route, page }) => route !== '/404' && page.layout !== 'bare',
  )
  let faces: Promise<Faces> | undefined
  const made = await inParallel(pages, async (page) => {
    const words = wordsOf(site, page)
    const scene = sceneOf(site, page)
    const sources = [scene === undefined ? '' : digests.of(scene), words.title, words.line]
    const entry = entryName(RECIPE, ['sharp', 'harfbuzzjs', '@fontsource/inter'], sources)
    let content = place.cache.read(entry, 'share.jpg')
    if (!content) {
      faces ??= openFaces()
      content = await compose(scene, words, await faces)
      place.cache.write(entry, 'share.jpg', content)
    }
    const path = assetPath(page.route === '/' ? 'home' : page.route, '-share', entry, 'jpg')
    const image = { href: `${place.base}/${path}`, ...SHARE_SIZE, alt: `${words.title}: ${words.line}` }
    return { route: page.route, image, file: { path, content } }
  })
  return {
    files: made.map(({ file }) => file),
    images: new Map(made.map(({ route, image }) => [route, image])),
  }
}

function sceneOf({ root }: Site, { page }: LinkedPage): string | undefined {
  const first = picturesIn(page.blocks, [])[0]
  return first && join(root, 'pages', first.picture.file)
}

/** The title of the home page says nothing to those who have not opened it. */
function wordsOf({ config: { school } }: Site, { route, page }: LinkedPage): ShareWords {
  if (route === '/') return { title: school.name, line: school.motto ?? school.campus ?? '' }
  return { title: page.title, line: school.name }
}

async function openFaces(): Promise<Faces> {
  return { bold: await openFace(700), semibold: await openFace(600) }
}

async function compose(path: string | undefined, words: ShareWords, faces: Faces): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = SHARE_SIZE
  const scene =
    path === undefined
      ? sharp({ create: { width, height, channels: 3, background: '#0f2e22' } })
      : (await open(readFileSync(path), false))
          .resize(width, height, { fit: 'cover' })
          .flatten({ background: '#0f2e22' })
  return scene
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(overlay(words, faces, path !== undefined)) }])
    .removeAlpha()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
