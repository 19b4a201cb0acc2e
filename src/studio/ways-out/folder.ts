/** Writes a change into the folder of the site on this computer, if the browser can do that. */
import { clashOver, standingOf } from './compare.ts'
import { bytesOf } from './download.ts'
import { failed } from './failed.ts'
import type { Content, Outcome, Proposal, ProposedFile, WayOut } from './way-out.ts'

type Folder = FileSystemDirectoryHandle
type PickFolder = () => Promise<Folder>

declare global {
  interface Window {
    readonly showDirectoryPicker?: (options: { mode: 'readwrite'; id: string }) => Promise<Folder>
  }
}

/** `undefined` in browsers that have no folders. */
export function folderPicker(): PickFolder | undefined {
  return (
    window.showDirectoryPicker &&
    (async () => {
      const { showDirectoryPicker: pick } = window
      if (!pick) throw new Error('This browser has no folders.')
      return pick.call(window, { mode: 'readwrite', id: 'ukurasa' })
    })
  )
}

export function folderWay(pick: PickFolder): WayOut {
  return {
    name: 'folder',
    propose: async (proposal) => {
      let folder: Folder
      try {
        folder = await pick()
      } catch (problem) {
        return failed(isNamed(problem, 'AbortError') ? 'given-up' : 'not-written', true)
      }
      try {
        return await writeInto(folder, proposal)
      } catch (problem) {
        return failed('not-written', true, problem instanceof Error ? problem.message : '')
      }
    },
  }
}

async function writeInto(folder: Folder, { base, files }: Proposal): Promise<Outcome> {
  if ((await readFrom(folder, 'site.yaml')) === undefined) return failed('wrong-folder')
  const looks = await Promise.all(
    files.map(async (file) => {
      const found = await readFrom(folder, file.path)
      return { file, found, standing: standingOf(file, found) }
    }),
  )
  const changed = looks.filter(({ standing }) => standing === 'changed')
  if (changed.length > 0) return clashOver(changed, { ...base, commit: null })
  const wanted = looks.filter(({ standing }) => standing === 'opened')
  if (wanted.length === 0) return failed('nothing-new')
  await writeAll(
    folder,
    wanted.toSorted((one, other) => orderOf(one.file) - orderOf(other.file)),
  )
  return { kind: 'handed-over', what: { kind: 'folder', name: folder.name } }
}

/** New files first: what leads to them comes later. What is removed goes last. */
const orderOf = ({ opened, content }: ProposedFile) => (content === null ? 2 : opened === null ? 0 : 1)

type Wanted = { readonly file: ProposedFile; readonly found: Uint8Array | undefined }

/** All files, or none of them. */
async function writeAll(folder: Folder, wanted: readonly Wanted[]): Promise<void> {
  const written: Wanted[] = []
  try {
    for (const each of wanted) {
      const now = await readFrom(folder, each.file.path)
      if (standingOf(each.file, now) !== 'opened') throw new Error(`${each.file.path} has changed meanwhile.`)
      written.push(each)
      await writeTo(folder, each.file.path, each.file.content)
    }
  } catch (problem) {
    // As far as that is possible: a file that was to be new may not be there.
    for (const { file, found } of written.toReversed())
      await writeTo(folder, file.path, found ?? null).catch(() => {})
    throw problem
  }
}

async function readFrom(folder: Folder, path: string): Promise<Uint8Array | undefined> {
  try {
    const { parent, name } = await placeOf(folder, path, false)
    const file = await (await parent.getFileHandle(name)).getFile()
    return new Uint8Array(await file.arrayBuffer())
  } catch (problem) {
    if (isNamed(problem, 'NotFoundError')) return undefined
    throw problem
  }
}

/** The browser writes into a file of its own first, and puts it in place when it is closed. */
async function writeTo(folder: Folder, path: string, content: Content | null): Promise<void> {
  const { parent, name } = await placeOf(folder, path, content !== null)
  if (content === null) return void (await parent.removeEntry(name))
  const handle = await parent.getFileHandle(name, { create: true })
  const file = await handle.createWritable()
  await file.write(bytesOf(content))
  await file.close()
}

async function placeOf(folder: Folder, path: string, create: boolean) {
  const names = path.split('/')
  const name = names.pop() ?? ''
  let parent = folder
  for (const each of names) parent = await parent.getDirectoryHandle(each, { create })
  return { parent, name }
}

const isNamed = (problem: unknown, name: string) => problem instanceof DOMException && problem.name === name
