/**
 * The pictures of authors, as one command finds them. A picture has one hash for the whole command, and everything is
 * made from bytes with this hash, even if somebody replaces the file meanwhile.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileStateFrom } from '../base/file-state.ts'
import { digestOf } from '../base/hash.ts'
import { opened } from '../base/opened.ts'
import { UserError } from '../base/user-error.ts'
import type { Cache } from './cache.ts'
import type { Source } from './made.ts'

/** `image` is the path of a picture below pages/. Throws what the system says if it cannot be read. */
export type Sources = (image: string) => Source

/** `pages` is an absolute path. A file that has not changed since it was hashed last is not read again. */
export function sourcesIn(pages: string, { files }: Pick<Cache, 'files'>): Sources {
  const digests = new Map<string, string>()
  return (image) => {
    const path = join(pages, image)
    let bytes: Buffer | undefined
    const read = () => {
      const found = opened(pages, path, (file, stats) => [readFileSync(file), fileStateFrom(stats)] as const)
      if (typeof found === 'string') throw changed(image)
      bytes = found[0]
      const digest = digestOf(bytes)
      files.keep(path, found[1], digest)
      return { bytes, digest }
    }
    const digest = digests.get(image) ?? files.known(path) ?? read().digest
    digests.set(image, digest)
    const readAgain = () => {
      const found = read()
      if (found.digest !== digest) throw changed(image)
      return found.bytes
    }
    return { image, digest, bytes: () => bytes ?? readAgain() }
  }
}

const changed = (image: string) =>
  new UserError(`pages/${image} was changed while the site was built. Run the command again.`)
