/** Whether a file is still as it was opened. */
import { failed } from './failed.ts'
import type { Base, Content, Outcome, ProposedFile } from './way-out.ts'

/**
 * `there`: it is as the author wants it already. `opened`: it is as it was opened. Otherwise somebody has changed it.
 */
type Standing = 'there' | 'opened' | 'changed'

/** `found` are the bytes of the file as it is now. `mine` are versions that this browser has sent itself. */
export function standingOf(
  { opened, content }: ProposedFile,
  found: Uint8Array | undefined,
  mine: readonly (Content | null)[] = [],
): Standing {
  if (isSame(content, found)) return 'there'
  return [opened, ...mine].some((each) => isSame(each, found)) ? 'opened' : 'changed'
}

function isSame(content: Content | null, found: Uint8Array | undefined): boolean {
  if (content === null || found === undefined) return content === null && found === undefined
  if (typeof content === 'string') return textOf(found) === content
  return content.length === found.length && content.every((byte, at) => byte === found[at])
}

/** `undefined` if the bytes are no text. A byte order mark is left out, as when Studio reads a text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A file of others, as text if it is one. */
const asContent = (bytes: Uint8Array | undefined): Content | null =>
  bytes === undefined ? null : (textOf(bytes) ?? bytes)

/** Somebody has changed these files. Texts can be merged, and a picture of the same name cannot. */
export function clashOver(
  changed: readonly { readonly file: ProposedFile; readonly found: Uint8Array | undefined }[],
  base: Base,
): Outcome {
  const taken = changed.find(({ file }) => file.content instanceof Uint8Array)
  if (taken) return failed('name-taken', false, taken.file.path)
  const theirs = changed.map(({ file: { path }, found }) => ({ path, content: asContent(found) }))
  return { kind: 'clash', base, theirs }
}
