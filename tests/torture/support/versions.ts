/**
 * A site of which three versions take turns. A mixture of two would show; and the release that is brought up to date
 * never holds the version that it shall hold.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { pageOf } from '../../support/pages.ts'

const VERSIONS = ['one', 'two', 'three'] as const
export type Version = (typeof VERSIONS)[number]
export type Seen = Version | 'missing' | 'mixed'

export const next = (version: Version): Version =>
  VERSIONS[(VERSIONS.indexOf(version) + 1) % VERSIONS.length] ?? 'one'

export type Versions = {
  readonly root: string
  readonly out: string
  /** The call that builds the version that was set last. */
  readonly words: readonly string[]
  readonly set: (version: Version) => void
  /** Builds without any fault; gives what it writes, and throws if it fails. */
  readonly build: (...more: readonly string[]) => string
  readonly seen: () => Seen
  /** What stands beside the site, and is not of the published version. */
  readonly names: () => readonly string[]
}

const digest = (folder: string) =>
  createHash('sha256')
    .update(JSON.stringify(filesBelow(folder)))
    .digest('hex')

const PAGES = 8

/**
 * Small, so that it is built often: pages that name the version, and one page that not all versions have. With one page
 * that is all that differs.
 */
export function versionsIn(folder: string, pages = PAGES): Versions {
  const root = join(folder, 'site')
  cpSync(join(PROJECT, 'tests/sites/base'), root, { recursive: true })
  const out = join(root, 'dist')
  const extra = join(root, 'pages/extra.yaml')
  const words = ['build', '--root', root, '--today', '2025-10-01T12:00+02:00']
  const set = (version: Version) => {
    const page = pageOf(`type: ctaButton\ntitle: Version ${version}\nhref: /`)
    for (let number = 0; number < pages; number++)
      writeFileSync(
        join(root, `pages/page-${number}.yaml`),
        page.replace('title: Page', `title: Page ${number}`),
      )
    if (version === 'two' && pages > 1) writeFileSync(extra, page)
    else rmSync(extra, { force: true })
  }
  const build = (...more: readonly string[]) => {
    const call = [join(PROJECT, 'src/cli/ukurasa.mjs'), ...words, ...more]
    const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8', cwd: PROJECT })
    if (status !== 0) throw new Error(`${status} ${stdout}${stderr}`)
    return `${stdout}${stderr}`
  }
  const digestOf = (version: Version) => {
    set(version)
    build('--out', join(folder, version), '--plain')
    return digest(join(folder, version))
  }
  const versions = new Map(VERSIONS.map((version) => [digestOf(version), version]))
  if (versions.size !== VERSIONS.length) throw new Error('Versions are the same')
  const seen = () => (existsSync(out) ? (versions.get(digest(realpathSync(out))) ?? 'mixed') : 'missing')
  const names = () =>
    [...readdirSync(root), ...listed(join(root, '.dist-releases'))]
      .filter((name) => name !== 'extra.yaml')
      .sort()
  return { root, out, words, set, build, seen, names }
}

const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** So many whole numbers from the first to the last, as evenly as can be. */
export function spread(first: number, last: number, most: number): readonly number[] {
  const count = Math.min(most, last - first + 1)
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    count === 1 ? first : Math.round(first + ((last - first) * index) / (count - 1)),
  )
}
