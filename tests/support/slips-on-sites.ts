/** Slips in the lines of whole sites, and what is found after each that was not there before. */
import { join } from 'node:path'
import { filesIn } from '../../src/build/files/site-files.ts'
import { memoize } from '../../src/core/base/memoize.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { SITE_SLIPS } from './line-slips.ts'
import { PROJECT } from './modules.ts'
import { random } from './mutations.ts'
import { NOW } from './site.ts'

export type SlipTrial = {
  /** The slip and its place. */
  readonly what: string
  readonly found: readonly Diagnostic[]
}

/** `each` is how many lines of the site get each slip. */
export function slipsOnSite(root: string, each: number, seed: number): readonly SlipTrial[] {
  const files = remembered(join(PROJECT, root))
  const next = random(seed)
  const before = new Set(findingsWith(files).map(without))
  const texts = [
    'site.yaml',
    ...files.names.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`),
  ]
  const lines = texts.flatMap((path) => {
    const all = textOf(files, path).split('\n')
    return all.map((line, index) => ({ path, all, line, index }))
  })
  return Object.entries(SITE_SLIPS).flatMap(([name, slip]) => {
    const places = lines.filter(({ line }) => !/^\s*#/.test(line) && slip(line) !== line)
    const chosen = Array.from({ length: Math.min(each, places.length) }, () =>
      places.splice(Math.floor(next() * places.length), 1),
    ).flat()
    return chosen.map(({ path, all, line, index }) => {
      const found = findingsWith(files, path, all.toSpliced(index, 1, slip(line)).join('\n'))
      return {
        what: `${name}, ${path}:${index + 1} ${line}`,
        found: found.filter((one) => !before.has(without(one))),
      }
    })
  })
}

type Files = ReturnType<typeof remembered>

/** The files of a site, each of which is read once. */
function remembered(root: string) {
  const files = filesIn(root)
  return {
    ...files,
    read: memoize((path: string) => files.read(path, Number.POSITIVE_INFINITY)),
    inspect: memoize(files.inspect),
  }
}

function textOf(files: Files, path: string): string {
  const content = files.read(path)
  return content instanceof Uint8Array ? Buffer.from(content).toString() : ''
}

function findingsWith(files: Files, changed?: string, text = ''): readonly Diagnostic[] {
  const read = (path: string) => (path === changed ? Buffer.from(text) : files.read(path))
  return readSite({ ...files, read }, { now: NOW }).diagnostics
}

/** A note about the whole site may say other numbers and names because of another line. */
const without = ({ code, span }: Diagnostic) => `${code} ${span.file}`
