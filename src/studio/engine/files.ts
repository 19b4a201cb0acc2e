/** The files of a site in memory, for the core. A text that does not change stays the same object. */
import type { Content, PublicFiles, SiteFiles } from '../../core/load/site-files.ts'
import type { Sources, Unread } from '../../preview/studio.ts'

type MemoryFiles = {
  readonly all: () => SiteFiles
  readonly text: (path: string) => string | undefined
  /** `undefined` deletes the file. */
  readonly set: (path: string, text: string | undefined) => void
  /** A picture below pages/ that is new, or is gone again. */
  readonly setPicture: (name: string, isThere: boolean, width?: number) => void
  /** A document below public/ that is new, or is gone again. */
  readonly setDocument: (name: string, isThere: boolean) => void
}

export function memoryFiles(sources: Sources): MemoryFiles {
  const { root, closed, inspections } = sources
  const whole = Object.entries(sources.texts).map(([path, { text }]) => [path, text] as const)
  const texts = new Map([...Object.entries(sources.briefs ?? {}), ...whole])
  const contents = new Map<string, Content>()
  const unread = new Map(Object.entries(sources.unread).map(([path, found]) => [path, contentOf(found)]))
  let publicFiles: PublicFiles = {
    ...sources.publicFiles,
    errorCodes: new Map(Object.entries(sources.publicFiles.errorCodes)),
  }
  let names = sources.names
  const read = (path: string): Content => {
    const known = contents.get(path) ?? unread.get(path)
    if (known) return known
    const text = texts.get(path)
    if (text === undefined) return { errorCode: 'ENOENT' }
    const content = encoder.encode(text)
    contents.set(path, content)
    return content
  }
  const widths = new Map<string, number>()
  // The server looks into a new picture when it is saved.
  const inspect: SiteFiles['inspect'] = (image) => {
    const width = widths.get(image)
    const known = width === undefined ? inspections[image] : undefined
    return known ?? { width: width ?? 4000, hasLocation: false }
  }
  const setName = (name: string, isThere: boolean) => {
    names = withName(names, name, isThere)
  }
  return {
    all: () => ({ root, closed, names, read, publicFiles: () => publicFiles, inspect }),
    text: (path) => texts.get(path),
    set: (path, text) => {
      if (texts.get(path) === text) return
      contents.delete(path)
      const name = path.startsWith('pages/') ? path.slice('pages/'.length) : undefined
      if (text === undefined) texts.delete(path)
      else texts.set(path, text)
      if (name !== undefined) setName(name, text !== undefined)
    },
    setPicture: (name, isThere, width) => {
      setName(name, isThere)
      if (isThere && width !== undefined) widths.set(name, width)
      else widths.delete(name)
    },
    setDocument: (name, isThere) => {
      publicFiles = { ...publicFiles, names: withName(publicFiles.names, name, isThere) }
    },
  }
}

const encoder = new TextEncoder()

/** Sorted. */
function withName(names: readonly string[], name: string, isThere: boolean): readonly string[] {
  if (names.includes(name) === isThere) return names
  const others = names.filter((each) => each !== name)
  return isThere ? [...others, name].sort() : others
}

function contentOf(unread: Unread): Content {
  if (!('bytes' in unread)) return unread
  return Uint8Array.from(atob(unread.bytes), (sign) => sign.charCodeAt(0))
}
