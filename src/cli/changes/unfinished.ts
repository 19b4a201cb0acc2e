/**
 * Notes the changes of a site before they are written. If the command is killed midway, the next command finds the note
 * and finishes what was begun.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, type LockOwner, thisProcess } from '../../build/publish/release/lock-owner.ts'
import { folderOfSite, NOTE_NAME, notePath } from '../../build/store/site-folder.ts'
import { type Kind, openStore } from '../../build/store/store.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import { applyChange, inOrder } from './apply-change.ts'
import { draftOf } from './replace-text.ts'

type Note = { readonly owner: LockOwner; readonly changes: readonly FileChange[] }

const NOTE: Kind<Note> = {
  name: NOTE_NAME,
  version: 1,
  fits: (value): value is Note => typeof value === 'object' && value !== null && 'changes' in value,
}

/** Gives a function that deletes the note. `root` is absolute. */
export function noteChanges(root: string, changes: readonly FileChange[]): () => void {
  openStore(folderOfSite(root)).write(NOTE, root, { owner: thisProcess(), changes })
  return () => rmSync(notePath(root), { force: true })
}

/** Gives in words what was done, if anything. */
export function finishChanges(root: string): string | undefined {
  const note = openStore(folderOfSite(root)).read(NOTE, root)
  if (note && isAlive(note.owner, notePath(root))) return undefined
  const said = note && finish(root, note)
  rmSync(notePath(root), { force: true })
  return said
}

function finish(root: string, { owner, changes }: Note): string | undefined {
  for (const { path } of changes) rmSync(draftOf(join(root, path), owner.process), { force: true })
  const states = new Map(changes.map((change) => [change, stateOf(root, change)]))
  const isBegun = [...states.values()].some((state) => state === 'written' || state === 'half')
  const left = inOrder(changes).filter((change) => states.get(change) !== 'written')
  // The author may have undone by hand what was begun.
  if (!isBegun || left.length === 0) return undefined
  const problems: string[] = []
  for (const change of left) {
    if (states.get(change) === 'half') rmSync(join(root, change.path))
    const problem = applyChange(root, change)
    if (problem !== undefined) problems.push(`${change.path} ${problem}. Look at it.`)
  }
  const paths = changes.map(({ path }) => path).join(', ')
  return [
    `An earlier command was stopped while it changed ${paths}. This is finished now.`,
    ...problems,
  ].join(' ')
}

/** `half` is a new file that was cut off. */
function stateOf(root: string, { path, before, after }: FileChange): 'written' | 'half' | 'other' {
  const file = join(root, path)
  const text = existsSync(file) ? new TextDecoder().decode(readFileSync(file)) : undefined
  if (text === after) return 'written'
  return before === undefined && text !== undefined && after?.startsWith(text) ? 'half' : 'other'
}
