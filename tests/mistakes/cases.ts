/**
 * Mistakes of authors. Each is a folder, `codes/NAME`, `slips/NAME` or `hostile/NAME`:
 * - what lies over a sound site of tests/sites: the mistake. What git cannot keep is in make-codes.ts and make-hostile.ts
 * - `expected.txt`: what is found. `UPDATE=1` writes what is found now: read it
 * - `fixed/`: the files that `ukurasa fix` changes, as it leaves them
 * - `case.json`: what differs from the rule, see `About`
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Files, filesBelow, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { MAKE_CODES } from './make-codes.ts'
import { MAKE_HOSTILE } from './make-hostile.ts'

type Class = {
  /** The sound site that the mistakes are made in. */
  readonly site: string
  readonly today: string
  readonly make: Readonly<Record<string, Files | ((root: string) => void)>>
}

const CLASSES = {
  codes: { site: 'base', today: '2025-10-01T12:00+03:00', make: MAKE_CODES },
  slips: { site: 'sound', today: '2025-01-01', make: {} },
  hostile: { site: 'base', today: '2025-10-01T12:00+03:00', make: MAKE_HOSTILE },
} as const satisfies Readonly<Record<string, Class>>

type ClassName = keyof typeof CLASSES

type About = {
  /** Which folder of the site the command is given. */
  readonly root?: string
  readonly arguments?: readonly string[]
  /** The exit code of `check`, if it is not 1. */
  readonly exit?: number
  /** Where a slip is, what its message must say, and what it must not say. */
  readonly file?: string
  readonly line?: number
  readonly says?: readonly string[]
  readonly never?: readonly string[]
  /** How many findings a slip has, and how many of them `fix` mends, if it is not one. */
  readonly findings?: number
  readonly mended?: number
}

export type Case = Class & { readonly name: string; readonly folder: string; readonly about: About }

const ABOUT_THE_CASE = ['case.json', 'expected.txt', 'fixed']

/** All cases of a class. */
export function casesOf(className: ClassName): readonly Case[] {
  const of: Class = CLASSES[className]
  const root = join(import.meta.dirname, className)
  const names = readdirSync(root)
  const unused = Object.keys(of.make).filter((name) => !names.includes(name))
  if (unused.length > 0) throw new Error(`No folder in ${className}/: ${unused.join(', ')}`)
  return names.map((name) => ({
    ...of,
    name,
    folder: join(root, name),
    about: aboutOf(join(root, name, 'case.json')),
  }))
}

function aboutOf(path: string): About {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The folder of the sound site that a case lies over. */
export const soundSite = ({ site }: Case): string => join(PROJECT, 'tests/sites', site)

/** Writes the sound site with the mistake in it into an empty folder. */
export function writeSite(mistake: Case, root: string): void {
  const { name, folder, make } = mistake
  cpSync(soundSite(mistake), root, { recursive: true })
  const others = ABOUT_THE_CASE.map((other) => join(folder, other))
  cpSync(folder, root, { recursive: true, filter: (path) => !others.includes(path) })
  const made = make[name] ?? {}
  if (typeof made === 'function') made(root)
  else writeFiles(root, made)
}

/** The files that `ukurasa fix` changes, as it leaves them. */
export function fixedFiles({ folder }: Case): Readonly<Record<string, string>> {
  const fixed = join(folder, 'fixed')
  return existsSync(fixed) ? filesBelow(fixed) : {}
}
