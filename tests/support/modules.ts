/** The project's own source files, parsed: what they import and what they are made of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

export const PROJECT = join(import.meta.dirname, '../..')

/** `target` is a path from the project's root, or a package name, perhaps with a path in the package. */
export type Import = { readonly target: string; readonly dynamic: boolean; readonly type: boolean }

/** The paths of all files below folders of the project that have one of these endings, sorted. */
export function filesOf(folders: readonly string[], endings: RegExp): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        posix.join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => endings.test(path))
    .sort()
}

export function textOf(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8')
}

const parse = (path: string, text: string) => parseSync(path, text)

/** What a module imports and re-exports, with types, which load nothing at run time. */
export function importsOf(path: string, text: string): readonly Import[] {
  const { module } = parse(path, text)
  const given = (name: string, kind: Partial<Import> = {}) => ({
    target: targetOf(path, name),
    dynamic: false,
    type: false,
    ...kind,
  })
  const standing = module.staticImports.map(({ entries, moduleRequest }) =>
    given(moduleRequest.value, { type: entries.length > 0 && entries.every(({ isType }) => isType) }),
  )
  const passed = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [given(moduleRequest.value, { type: isType })] : [],
    )
  const late = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"`](.+)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
  )
  const globs = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?'([^']+)'/g)].flatMap(
    ([, glob]) => glob ?? [],
  )
  return [...standing, ...passed, ...[...late, ...globs].map((name) => given(name, { dynamic: true }))]
}

function targetOf(path: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
}

/** A node of the syntax tree. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

/** All nodes of a file, parents first, and its comments. */
export function syntaxOf(path: string, text: string) {
  const { program, comments, errors } = parse(path, text)
  const nodes: SyntaxNode[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) nodes.push(value)
    Object.values(value).forEach(visit)
  }
  visit(program)
  return { nodes, comments: comments.map(({ value }) => value), errors }
}

function isNode(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string'
}
