/** Slips in the lines of whole sites, in one or in all of a file, and what is found after each that was not there before. */
import { join } from 'node:path'
import { filesIn } from '../../src/build/files/site-files.ts'
import { memoize } from '../../src/core/base/memoize.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { HABITS } from './habits.ts'
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
  const { texts, newIn } = trialsOf(root)
  const lines = [...texts].flatMap(([path, all]) => all.map((line, index) => ({ path, all, line, index })))
  const choose = chooser(each, seed)
  return Object.entries(SITE_SLIPS).flatMap(([name, slip]) =>
    choose(lines.filter(({ line }) => !/^\s*#/.test(line) && slip(line) !== line)).map(
      ({ path, all, line, index }) => ({
        what: `${name}, ${path}:${index + 1} ${line}`,
        found: newIn(path, all.toSpliced(index, 1, slip(line))),
      }),
    ),
  )
}

/** `each` is how many files of the site get each habit, in all their lines. */
export function habitsOnSite(root: string, each: number, seed: number): readonly SlipTrial[] {
  const { texts, newIn } = trialsOf(root)
  const choose = chooser(each, seed)
  return Object.entries(HABITS).flatMap(([name, slip]) =>
    choose([...texts].filter(([, lines]) => lines.some((line) => slip(line) !== line))).map(
      ([path, lines]) => ({
        what: `${name}, ${path}`,
        found: newIn(path, lines.map(slip)),
      }),
    ),
  )
}

/** The lines of the files, and what is found with other lines that was not there before. */
function trialsOf(root: string) {
  const files = remembered(join(PROJECT, root))
  const before = new Set(findingsWith(files).map(without))
  const paths = files.names.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`)
  const texts = new Map(['site.yaml', ...paths].map((path) => [path, textOf(files, path).split('\n')]))
  const newIn = (path: string, lines: readonly string[]) =>
    findingsWith(files, path, lines.join('\n')).filter((one) => !before.has(without(one)))
  return { texts, newIn }
}

/** Gives some of the places, by chance. */
function chooser(each: number, seed: number) {
  const next = random(seed)
  return <Place>(places: readonly Place[]): readonly Place[] => {
    const left = [...places]
    return Array.from({ length: Math.min(each, left.length) }, () =>
      left.splice(Math.floor(next() * left.length), 1),
    ).flat()
  }
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
