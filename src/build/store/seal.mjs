/**
 * Shows whether a kept file is complete. Its first line is a hash of its name, its fingerprint, and the length and the
 * checksum of the rest. Not TypeScript, because the loader of the command line needs it before there is a bundle.
 */
import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** A hash as hexadecimal digits, and the end of its line. */
const SEAL_LENGTH = 65

/**
 * @param {string} holdsFor the name of the file and its fingerprint
 * @param {Uint8Array} body
 */
const sealOf = (holdsFor, body) =>
  `${createHash('sha256')
    .update(`${holdsFor}\n${body.length} ${crc32(body)}`)
    .digest('hex')}\n`

/**
 * The rest of a file; `undefined` if it is missing, damaged, cut off, or not for this name and fingerprint. Throws if the
 * machine has too many files open: the file may be whole then, and must not be made again.
 * @param {string} path
 * @param {string} holdsFor
 * @returns {Buffer | undefined}
 */
export function readSealed(path, holdsFor) {
  try {
    const bytes = readFileSync(path)
    const body = bytes.subarray(SEAL_LENGTH)
    return bytes.toString('latin1', 0, SEAL_LENGTH) === sealOf(holdsFor, body) ? body : undefined
  } catch (cause) {
    if (Object(cause).code === 'EMFILE' || Object(cause).code === 'ENFILE') throw cause
    return undefined
  }
}

/**
 * Throws what the system says.
 * @param {string} path
 * @param {string} holdsFor
 * @param {Uint8Array} body
 */
export function writeSealed(path, holdsFor, body) {
  writeWhole(path, sealOf(holdsFor, body), body)
}

/**
 * Another command may read the file at any moment, so it appears whole or not at all.
 * @param {string} path
 * @param {string} seal
 * @param {Uint8Array} body
 */
function writeWhole(path, seal, body) {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, seal)
    // Not joined with the seal before: a copy of all records of a large site takes much memory.
    appendFileSync(draft, body)
    renameSync(draft, path)
  } catch (cause) {
    rmSync(draft, { force: true })
    throw cause
  }
}
