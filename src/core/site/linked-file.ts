/** Finds the files of public/ that links lead to. In an address, some signs of a name are written like `%20`. */
import { only } from '../../diagnostics/certain.ts'
import { FEW, oneThatExists } from '../../diagnostics/wording.ts'
import { nameWithoutGaps, stemOf } from '../base/file-names.ts'
import type { RouteTable } from './routes.ts'

type Files = Pick<RouteTable, 'files'>

/** Whether a path, without its anchor, is the address of a file. */
export function isFile(path: string, { files }: Files): boolean {
  const name = decoded(path)
  return name !== undefined && files().has(name)
}

/** The address of a file. `name` is its path below public/, with `/` first. Escapes brackets, which end Markdown links. */
export const addressOfFile = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{M}\p{N}/_.~!$&'+,;=@-]/gu, (sign) =>
    /[()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
  )

/** The same file, for a path as on the author's disk. Keeps the anchor. */
export function sameFile(href: string, { files }: Files): string | undefined {
  const { path, place } = partsOf(href)
  const name = [path, decoded(path)].find((each) => each !== undefined && files().has(each))
  return name === undefined ? undefined : `${addressOfFile(name)}${place}`
}

/** The only file whose name differs just in blanks, hyphens and capitals. One other letter may mean another document. */
export function alikeFile(href: string, { files }: Files): string | undefined {
  const { path, place } = partsOf(href)
  const name = only(plainNames(files()).get(nameWithoutGaps(decoded(path) ?? path)) ?? [])
  return name === undefined ? undefined : `${addressOfFile(name)}${place}`
}

/** Names a few files with the same ending and a word of the name, as a sentence. */
export function filesLike(path: string, { files }: Files): string {
  const ending = /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? ''
  const words = wordsOf(path)
  const some: string[] = []
  for (const name of files()) {
    const isLike = wordsOf(name).some((word) => words.includes(word))
    if (isLike && name.toLowerCase().endsWith(ending)) some.push(addressOfFile(name))
    if (some.length === FEW) break
  }
  return some.length === 0 ? '' : oneThatExists(some)
}

/** The longer ones of its name. */
const wordsOf = (path: string): readonly string[] => stemOf(path).match(/\p{L}{4,}/gu) ?? []

function partsOf(href: string): { readonly path: string; readonly place: string } {
  const at = href.indexOf('#')
  const [path, place] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)]
  const bare = path.trim().replaceAll('\\', '/').replace(/\?.*$/, '')
  return { path: bare.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/'), place }
}

/** `undefined` for a path that no host can find. */
function decoded(path: string): string | undefined {
  try {
    return path.includes('%') ? path.split('/').map(decodedPart).join('/') : path
  } catch {
    return undefined
  }
}

function decodedPart(part: string): string {
  const name = decodeURIComponent(part)
  if (name.includes('/')) throw new URIError(part)
  return name
}

const known = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>()

/** Kept, since all links need the same map. */
function plainNames(files: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = known.get(files)
  if (found) return found
  const names = new Map<string, string[]>()
  for (const name of files)
    names.set(nameWithoutGaps(name), [...(names.get(nameWithoutGaps(name)) ?? []), name])
  known.set(files, names)
  return names
}
