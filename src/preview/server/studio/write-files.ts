/** Writes what Studio saves: all files of a change or none, and never over the work of somebody else. */
import { z } from 'zod'
import { LARGEST_FILE } from '../../../core/base/limits.ts'
import type { FileChange } from '../../../core/load/file-change.ts'
import type { SiteFiles } from '../../../core/load/site-files.ts'
import { decodeText } from '../../../core/yaml/decode-text.ts'
import type { Text, Wanted, WriteAnswer } from '../../studio.ts'
import { asText } from './sources.ts'
import { isBehindLink, isWritable } from './writable.ts'

const MOST_FILES = 200
const WANTED = z.strictObject({
  files: z
    .array(
      z.strictObject({
        path: z.string().max(1000),
        opened: z.string().max(100).nullable(),
        text: z.string().nullable(),
      }),
    )
    .min(1)
    .max(MOST_FILES),
})

/** Writes the changes, whole or not at all. Gives the problem in words, if there is one. */
export type Writer = (root: string, changes: readonly FileChange[]) => string | undefined

/** `undefined` if the request is not understood. */
export function wantedIn(body: unknown): readonly Wanted[] | undefined {
  const wanted = WANTED.safeParse(body).data?.files
  if (!wanted || new Set(wanted.map(({ path }) => path)).size < wanted.length) return undefined
  return wanted
}

/** `files` must show the present state of the disk. */
export function writeFiles(files: SiteFiles, wanted: readonly Wanted[], write: Writer): WriteAnswer {
  const { root, names } = files
  for (const { path, text } of wanted) {
    if (!isWritable(path, names)) return refused(`${shown(path)} is no file that Studio may write.`)
    if (isBehindLink(root, path)) return refused(`${path} is a link, or lies behind one.`)
    if (text !== null && Buffer.byteLength(text) > LARGEST_FILE)
      return refused(`${path} is too large: at most ${LARGEST_FILE / 1024} KB.`)
    if (text === null && path === 'site.yaml') return refused('A site needs its site.yaml.')
  }
  const present = new Map(wanted.map(({ path }) => [path, textNow(files, path)]))
  const others = wanted.filter(({ path, opened }) => (present.get(path)?.fingerprint ?? null) !== opened)
  if (others.length > 0)
    return {
      kind: 'changed',
      now: Object.fromEntries(others.map(({ path }) => [path, present.get(path) ?? null])),
    }
  const problem = write(
    root,
    wanted.map(({ path, text }) => ({
      path,
      before: present.get(path)?.text,
      after: text ?? undefined,
    })),
  )
  if (problem !== undefined) return refused(problem)
  const texts = wanted.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]))
  return {
    kind: 'written',
    fingerprints: Object.fromEntries(texts.map(({ path, text }) => [path, asText(text).fingerprint])),
  }
}

const refused = (reason: string): WriteAnswer => ({ kind: 'refused', reason })

/** A path from outside may hold anything. */
const shown = (path: string) => JSON.stringify(path.slice(0, 100))

/** `undefined` if there is no such file, or it is no text. */
function textNow(files: SiteFiles, path: string): Text | undefined {
  const content = files.read(path, LARGEST_FILE)
  const decoded = content instanceof Uint8Array ? decodeText(path, content) : undefined
  return decoded && 'text' in decoded ? asText(decoded.text) : undefined
}
