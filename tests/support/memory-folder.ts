/** A folder as `showDirectoryPicker` gives it, in memory. */

export type MemoryFolder = {
  readonly handle: FileSystemDirectoryHandle
  readonly files: Map<string, Uint8Array>
  /** The next time something is written at this path, it fails, after `act`. */
  readonly failAt: (path: string, act?: () => void) => void
}

const missing = () => new DOMException('A requested file or directory could not be found.', 'NotFoundError')

export function memoryFolder(from: Readonly<Record<string, string | Uint8Array>>): MemoryFolder {
  const files = new Map(
    Object.entries(from).map(([path, content]) => [path, Buffer.from(content) as Uint8Array]),
  )
  const made = new Set<string>()
  let trouble: { readonly path: string; readonly act: () => void } | undefined
  const hasFolder = (path: string) =>
    made.has(path) || [...files.keys()].some((each) => each.startsWith(`${path}/`))
  const directory = (at: string): unknown => ({
    name: 'school-site',
    getDirectoryHandle: async (name: string, { create = false } = {}) => {
      const path = `${at}${name}`
      if (!create && !hasFolder(path)) throw missing()
      made.add(path)
      return directory(`${path}/`)
    },
    getFileHandle: async (name: string, { create = false } = {}) => {
      const path = `${at}${name}`
      if (!files.has(path) && !create) throw missing()
      if (!files.has(path)) files.set(path, new Uint8Array())
      return file(path)
    },
    removeEntry: async (name: string) => {
      if (!files.delete(`${at}${name}`)) throw missing()
    },
  })
  const file = (path: string) => ({
    getFile: async () => new Blob([Uint8Array.from(files.get(path) ?? [])]),
    createWritable: async () => {
      let content = new Uint8Array()
      return {
        write: async (bytes: Uint8Array<ArrayBuffer>) => {
          content = bytes
        },
        close: async () => {
          if (trouble?.path === path) {
            const { act } = trouble
            trouble = undefined
            act()
            throw new DOMException('The disk is full.', 'QuotaExceededError')
          }
          files.set(path, content)
        },
      }
    },
  })
  return {
    handle: directory('') as FileSystemDirectoryHandle,
    files,
    failAt: (path, act = () => {}) => {
      trouble = { path, act }
    },
  }
}
