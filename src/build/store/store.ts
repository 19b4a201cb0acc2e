/**
 * Everything that is kept between commands: files that spare work, and nothing else. Each has a name, a version and a
 * checksum, and holds for a fingerprint, which names all that it depends on. A file that is damaged, cut off, of another
 * version or for another fingerprint is as good as none.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { digestOf } from '../base/hash.ts'

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
  const readBytes: Store['readBytes'] = (name, fingerprint) => sealedIn(join(folder, name), fingerprint)
  const writeBytes: Store['writeBytes'] = (name, fingerprint, content) => {
    try {
      writeWhole(join(folder, name), sealed(fingerprint, content))
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

/** Another command may read the file at any moment, so it appears whole or not at all. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, content)
    renameSync(draft, path)
  } catch (cause) {
    rmSync(draft, { force: true })
    throw cause
  }
}

/** A hash as hexadecimal digits, and the end of its line. */
const SEAL_LENGTH = 65
const sealOf = (fingerprint: string, body: Uint8Array) =>
  `${digestOf(`${fingerprint}\n${body.length} ${crc32(body)}`)}\n`

function sealed(fingerprint: string, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(sealOf(fingerprint, content)), content])
}

function sealedIn(path: string, fingerprint: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const body = bytes.subarray(SEAL_LENGTH)
    return bytes.toString('latin1', 0, SEAL_LENGTH) === sealOf(fingerprint, body) ? body : undefined
  } catch {
    return undefined
  }
}
