/** The pages of a site, from the names of its files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './command-line.ts'
import type { Site } from './sites.ts'

/** Routes of all page documents below a root, without drafts, parts of pages, and without the pages for what is not found. */
export function routesOf(root: string): readonly string[] {
  const folder = join(PROJECT, root, 'pages')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !isNotFound(name) && !name.startsWith('snippets/'))
    .filter((name) => !isDraft(join(folder, name)))
    .map((name) => `/${name.replace(/\.yaml$/, '')}`)
    .map((route) => route.replace(/\/index$/, '') || '/')
    .sort()
}

/** Each language has its own page for what is not found. */
const isNotFound = (name: string) => /(?:^|\/)404\.\w+$/.test(name)

function isDraft(path: string): boolean {
  return /^draft: true$/m.test(readFileSync(path, 'utf8'))
}

type Group = { readonly name: string; readonly routes: readonly string[] }

/** A test of more pages would take too long. */
const LARGEST = 8

/** Routes in groups for one test each, all about as large. */
export function groupsOf(routes: readonly string[]): readonly Group[] {
  const size = Math.ceil(routes.length / Math.ceil(routes.length / LARGEST))
  const starts = routes.map((_, index) => index).filter((index) => index % size === 0)
  return starts
    .map((start) => routes.slice(start, start + size))
    .map((group) => ({ name: `${group[0]} to ${group.at(-1)}`, routes: group }))
}

/** The text of a file of the finished site. */
export function builtFile({ out }: Site, path: string): string {
  return readFileSync(join(out, path), 'utf8')
}

/** Paths of all finished HTML documents as routes, without the page for what is not found. */
export function builtRoutes({ out }: Site): readonly string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !isNotFound(name))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map((route) => route.replace(/\/index$/, '') || '/')
    .sort()
}
