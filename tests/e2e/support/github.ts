/** A browser for which api.github.com is the fake GitHub of this machine, over TLS: its rules for other origins are real. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { otherHosts } from '../../run/other-hosts.mjs'
import { type FakeGitHub, gitHubOver } from '../../support/github/fake-github.ts'
import { gitIn } from '../../support/repository.ts'
import { keptPages } from './drafts.ts'
import { test as base, expect } from './fixtures.ts'
import { type HostedSite, hostedSite, openHosted } from './hosted-site.ts'
import { field } from './studio.ts'

export const TOKEN = 'github_pat_11AAAAAAA0aaaaaaaaaaaa_SECRETSECRETSECRET'

type Front = { readonly port: number; readonly answerWith: (listen: RequestListener) => void }

export const test = base.extend<{ readonly github: FakeGitHub }, { readonly front: Front }>({
  front: [
    async ({ browserName: _ }, use) => {
      let listen: RequestListener = (_request, response) => response.destroy()
      const { port, stop } = await otherHosts((request, response) => listen(request, response))
      await use({
        port,
        answerWith: (other) => {
          listen = other
        },
      })
      stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, front }, use) => {
      const rules = '--host-resolver-rules='
      const args = (launchOptions.args ?? []).map((each) =>
        each.startsWith(rules)
          ? each.replace(rules, `${rules}MAP api.github.com 127.0.0.1:${front.port}, `)
          : each,
      )
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  /** A new one for each test. */
  github: async ({ front }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ukurasa-github-'))
    const github = gitHubOver({ folder })
    github.tokens.set(TOKEN, { push: true, contents: true, pulls: true })
    front.answerWith(github.listen)
    await use(github)
    rmSync(folder, { recursive: true, force: true })
  },
})

export type SiteAtGitHub = HostedSite & { readonly push: (github: FakeGitHub) => string }

/** A built site whose sources are at GitHub. It knows the commit that it was built from. */
export function siteAtGitHub(source: string, more: Readonly<Record<string, string>> = {}): SiteAtGitHub {
  const prepare = (root: string) => {
    const git = gitIn(root)
    git('init', '--quiet', '--initial-branch=main')
    git('add', 'site.yaml', 'pages', ...(existsSync(join(root, 'public')) ? ['public'] : []))
    git('commit', '--quiet', '--message', 'The site')
  }
  const site = hostedSite(source, { studio: 'github: school/site', more, prepare })
  return {
    ...site,
    /** Gives the commit. */
    push: (github) => {
      github.git.git('fetch', '--quiet', site.root(), 'main:main')
      return github.git.git('rev-parse', 'main')
    },
  }
}

/** Gives the dialog, after the way over GitHub was chosen. `isKept`: there are changes of the last time. */
export async function changeAndPropose(
  page: Page,
  site: HostedSite,
  title: string,
  { isKept = false } = {},
): Promise<Locator> {
  if (isKept) {
    await expect.poll(() => keptPages(page)).toBe(1)
    await page.reload()
    await page.getByRole('button', { name: 'Go on with my changes' }).click()
  } else await openHosted(page, site, '/fees')
  await field(page, 'title').fill(title)
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Propose at GitHub' }).click()
  return dialog
}

export async function openProposal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Propose the change' }).click()
  return page.getByRole('dialog', { name: 'Propose the change' })
}

export async function useToken(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Token', { exact: true }).fill(TOKEN)
  await dialog.getByRole('button', { name: 'Use this token' }).click()
  await expect(dialog).toContainText('With it, Studio can see school/site')
}
