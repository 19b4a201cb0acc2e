/** The name of a cache entry: a hash of everything that its content was made from. */
import type { z } from 'zod'
import manifest from '../../../package.json' with { type: 'json' }
import { lastPart } from '../../core/base/last-part.ts'
import { digestOf } from '../base/hash.ts'

type Library = keyof typeof manifest.dependencies

/** Raise `recipe` with every change of the settings. Another version of a library may make other bytes, too. */
export function entryName(recipe: string, libraries: readonly Library[], sources: readonly string[]): string {
  const versions = libraries.map((library) => `${library} ${manifest.dependencies[library]}`)
  return digestOf(JSON.stringify([recipe, versions, sources])).slice(0, 16)
}

/** The path of a file of the site: a readable name, then a hash, so that browsers may keep it for ever. */
export function assetPath(image: string, suffix: string, entry: string, ending: string): string {
  const name = lastPart(image).replace(/\.[^.]*$/, '')
  const plain = name.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return `assets/${plain || 'picture'}${suffix}.${entry.slice(0, 8)}.${ending}`
}

/** Whether what was kept of a picture has a shape. */
export const fitsOf =
  <Facts>(shape: z.ZodType<Facts>) =>
  (value: unknown): value is Facts =>
    shape.safeParse(value).success
