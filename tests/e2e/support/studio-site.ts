/** A small site in a git repository with Studio, for all tests of a file. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as plain } from 'playwright/test'
import { gitEnvironment } from '../../support/repository.ts'
import { PROJECT, type Served, serve, ukurasa } from './command-line.ts'
import { withoutDrafts } from './drafts.ts'
import { expect, PREPARING_MS, test } from './fixtures.ts'
import { linesBelowFiles } from './git.ts'
import type { Hand } from './hands.ts'
import { SAVED } from './studio.ts'

export type StudioSite = {
  /** Without a slash at the end. */
  readonly address: () => string
  readonly root: () => string
  readonly git: (...words: readonly string[]) => string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Fails if the check of the command line finds an error. */
  readonly check: () => Promise<void>
  /** The lines that `git diff` shows, below the name of each file. */
  readonly diff: () => readonly string[]
}

/** Each test begins with the site as `source` has it, and `more`. */
export function studioSite(source: string, more: Readonly<Record<string, string>> = {}): StudioSite {
  let root = ''
  let server: Served | undefined
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', root, ...words], { env: gitEnvironment, encoding: 'utf8' }).trim()
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  plain.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(PREPARING_MS)
    root = mkdtempSync(join(tmpdir(), 'ukurasa-studio-'))
    cpSync(join(PROJECT, source), root, { recursive: true })
    for (const [path, text] of Object.entries(more)) write(path, text)
    git('init', '--quiet', '--initial-branch=main')
    git('config', 'user.name', 'Asha Mwangi')
    git('config', 'user.email', 'asha@example.org')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'The site')
    server = await serve('dev', '--root', root)
    for (const path of ['/_ukurasa/studio.js', '/_ukurasa/studio/page/'])
      await (await fetch(new URL(path, server.address))).text()
  })
  test.beforeEach(() => {
    git('reset', '--quiet', '--hard')
    git('clean', '--quiet', '-d', '--force')
  })
  withoutDrafts(() => root)
  test.afterAll(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })
  return {
    address: () => new URL(server?.address ?? '').origin,
    root: () => root,
    git,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write,
    check: async () => void (await ukurasa('check', '--root', root)),
    diff: () => {
      git('add', '--all')
      const words = ['diff', '--cached', '--unified=0', '--find-renames', '--irreversible-delete']
      const lines = linesBelowFiles(git(...words))
      git('reset', '--quiet')
      return lines
    },
  }
}

/** Saves everything. */
export async function saveAll(page: Page, hand: Hand): Promise<void> {
  await hand.save(page)
  await expect(page.getByRole('status').first()).toHaveText(SAVED)
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
}
