/** Makes the files of all pictures that the published pages name. What cannot be decoded is reported, not thrown. */
import { join } from 'node:path'
import type { Slot } from '../../../schema/slots.ts'
import { isDrawing } from '../../core/base/picture-name.ts'
import { namedPictures } from '../../core/check/check-pictures.ts'
import type { Assets } from '../../core/render/assets.ts'
import type { Pictures } from '../../core/render/context.ts'
import type { Site } from '../../core/site/site.ts'
import type { Diagnostic, Finding, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { inParallel, type OnProgress } from '../base/in-parallel.ts'
import { openCache } from './cache.ts'
import { Undecodable } from './decode.ts'
import { makeDrawing } from './drawing-file.ts'
import type { Destination, Made, MadeFile } from './made.ts'
import { makePhotograph } from './photograph.ts'
import { makeSharePictures } from './share/share-pictures.ts'
import { type Sources, sourcesIn } from './sources.ts'

export type Prepared = {
  readonly pictures: Pictures
  readonly shareImages: Assets['shareImages']
  readonly files: readonly MadeFile[]
  /** Errors: a site without all of its pictures must not be written. */
  readonly diagnostics: readonly Diagnostic[]
}

export type PrepareOptions = {
  /** The absolute path of the folder for what is kept. */
  readonly cacheFolder: string
  /** Whether pictures for shared links are made: nobody shares a preview. */
  readonly share: boolean
  /** Whether to use a file: the preview leaves out pictures that cannot be shown. */
  readonly includes?: (image: string) => boolean
  /** Called after each picture. */
  readonly onProgress?: OnProgress
}

export async function preparePictures(site: Site, options: PrepareOptions): Promise<Prepared> {
  const cache = openCache(options.cacheFolder)
  try {
    return await prepareIn({ cache, base: site.base }, site, options)
  } finally {
    cache.close()
  }
}

async function prepareIn(destination: Destination, site: Site, options: PrepareOptions): Promise<Prepared> {
  const sources = sourcesIn(join(site.root, 'pages'), destination.cache)
  const { includes = () => true } = options
  const uses = [...usesOf(site)].filter(({ image }) => includes(image))
  const results = await inParallel(uses, (use) => make(sources, use, destination), options.onProgress)
  const made = new Map(uses.map(({ image }, index) => [image, results[index]]))
  const diagnostics = results.flatMap((result) => (result && 'span' in result ? [result] : []))
  const files = results.flatMap((result) => ('span' in result ? [] : result.files))
  const share =
    options.share && diagnostics.length === 0
      ? await makeSharePictures(site, sources, destination, options.onProgress)
      : { files: [], images: new Map() }
  return {
    pictures: ({ file, slot }) => {
      const found = made.get(file)
      return found && 'pictureFor' in found ? found.pictureFor(slot) : undefined
    },
    shareImages: share.images,
    files: [...files, ...share.files],
    diagnostics,
  }
}

/** A picture, all places that it is shown in, and the line that names it first. */
type Use = { readonly image: string; readonly slots: readonly Slot[]; readonly span: () => SourceSpan }

function usesOf(site: Site): Iterable<Use> {
  const uses = new Map<string, Use>()
  for (const { picture, span } of namedPictures(site, site.pages.values())) {
    const use = uses.get(picture.file)
    const slots = new Set([...(use?.slots ?? []), picture.slot])
    uses.set(picture.file, { image: picture.file, span: use?.span ?? span, slots: [...slots] })
  }
  return uses.values()
}

async function make(
  sources: Sources,
  { image, slots, span }: Use,
  destination: Destination,
): Promise<Made | Diagnostic> {
  try {
    const source = sources(image)
    return await (isDrawing(image)
      ? makeDrawing(source, destination)
      : makePhotograph(source, slots, destination))
  } catch (cause) {
    if (cause instanceof Undecodable) return { ...decodingFault(image, cause.message), span: span() }
    throw cause
  }
}

function decodingFault(image: string, reason: string): Finding {
  const cutOff = /premature end|truncated|end of (?:file|stream)|too short|not enough data/i.test(reason)
  return cutOff ? messages.imageTruncated(image) : messages.imageDamaged(image, reason)
}
