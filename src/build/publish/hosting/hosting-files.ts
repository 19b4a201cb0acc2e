/** The settings of common hosts, as files beside the pages. All have the same effect. */
import { shortDigest } from '../../base/hash.ts'
import type { PlannedFile } from '../../files/planned-file.ts'
import type { Hosting } from './addresses.ts'
import { HOSTS, NOT_SERVED } from './hosts.ts'

/** `engine` names the engine that makes them: it is part of the key that tells whether a file is still the same. */
export function hostingFiles(hosting: Hosting, engine?: string): readonly PlannedFile[] {
  const key = engine === undefined ? undefined : shortDigest(`${engine} ${JSON.stringify(hosting)}`)
  return HOSTS.flatMap(({ files }) => Object.entries(files)).map(([path, make]) => ({
    path,
    key,
    content: () => make(hosting, NOT_SERVED),
  }))
}
