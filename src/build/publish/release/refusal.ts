/** Folders that cannot take a site. */
import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { isOurs } from './manifest.ts'
import { isInReleases, isInside, type Place, placeOf, publishedIn } from './place.ts'

const SOURCES = ['pages', 'src', 'schema', 'public', 'tests', '.ukurasa']

/** Why a folder cannot take the site, in words for the author; `undefined` if it can. */
export function refusalOf(out: string, root: string): string | undefined {
  try {
    const place = placeOf(out)
    const why = whyNot(place, realpathSync(root))
    return why && `--out: ${out} ${why}`
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return `--out: ${out} is a link that leads nowhere. Choose a folder.`
    return `--out: ${out} cannot be read (${codeOf(cause)}).`
  }
}

function whyNot(place: Place, root: string): string | undefined {
  if (isInside(root, place.out)) return 'holds the site itself. Choose a folder of its own.'
  if (SOURCES.some((name) => isInside(place.out, join(root, name))))
    return 'is part of the sources. Choose a folder of its own.'
  if (isInReleases(place.out)) return 'is part of what another build wrote. Choose a folder of its own.'
  const published = publishedIn(place)
  if (published === undefined) return undefined
  if (!statSync(published).isDirectory()) return 'is a file.'
  return isOurs(published)
    ? undefined
    : 'holds files that no build wrote. Choose an empty folder, or empty it.'
}
