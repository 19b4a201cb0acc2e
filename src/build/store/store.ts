/**
 * Everything that is kept between commands: files that only save work. Each has a name, a version, a checksum, and a
 * fingerprint of what it depends on. If one of these does not fit, or if the file is damaged or cut off, it is ignored.
 */
import { join } from 'node:path'
import { readSealed, writeSealed } from './seal.mjs'

export type Store = {
  readonly readBytes: (name: string, fingerprint: string) => Buffer | undefined
  /** A folder that cannot be written costs time and nothing else. */
  readonly writeBytes: (name: string, fingerprint: string, content: Uint8Array) => void
  readonly read: <Kept>(kind: Kind<Kept>, fingerprint: string) => Kept | undefined
  readonly write: <Kept>(kind: Kind<Kept>, fingerprint: string, kept: Kept) => void
}

/** A kind of file that holds JSON. */
export type Kind<Kept> = {
  /** The path of the file below the folder of the store. */
  readonly name: string
  /** Raised with each change of the format. */
  readonly version: number
  /** Whether a value has the shape of the kind. What is in it was written by this version of the engine. */
  readonly fits: (value: unknown) => value is Kept
}

/** `folder` is an absolute path. It need not be there. */
export function openStore(folder: string): Store {
  const readBytes: Store['readBytes'] = (name, fingerprint) =>
    readSealed(join(folder, name), `${name} ${fingerprint}`)
  const writeBytes: Store['writeBytes'] = (name, fingerprint, content) => {
    try {
      writeSealed(join(folder, name), `${name} ${fingerprint}`, content)
    } catch {
      // The next command does the work again.
    }
  }
  return {
    readBytes,
    writeBytes,
    read: ({ name, version, fits }, fingerprint) => {
      const body = readBytes(name, `${version} ${fingerprint}`)
      if (!body) return undefined
      const value: unknown = JSON.parse(body.toString())
      return fits(value) ? value : undefined
    },
    write: ({ name, version }, fingerprint, kept) =>
      writeBytes(name, `${version} ${fingerprint}`, Buffer.from(JSON.stringify(kept))),
  }
}

/** For those who keep nothing. */
export const NO_STORE: Store = {
  readBytes: () => undefined,
  writeBytes: () => undefined,
  read: () => undefined,
  write: () => undefined,
}

/** What is kept; what is not, is made and kept. */
export async function readOrMake<Kept>(
  store: Store,
  kind: Kind<Kept>,
  fingerprint: string,
  make: () => Promise<Kept>,
): Promise<Kept> {
  const kept = store.read(kind, fingerprint)
  if (kept !== undefined) return kept
  const made = await make()
  store.write(kind, fingerprint, made)
  return made
}
