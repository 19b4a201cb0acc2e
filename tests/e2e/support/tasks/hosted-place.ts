/** The Studio of a built site, without a net until the change is proposed. What is at GitHub then is compared. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { dialogs as inDialogs } from '../../../../src/languages/en/studio/dialogs.ts'
import { waysOut as waysInEnglish } from '../../../../src/languages/en/studio/ways-out.ts'
import { words as en } from '../../../../src/languages/en/studio/words.ts'
import { dialogs as inSwahiliDialogs } from '../../../../src/languages/sw/studio/dialogs.ts'
import { waysOut as waysInSwahili } from '../../../../src/languages/sw/studio/ways-out.ts'
import { words as sw } from '../../../../src/languages/sw/studio/words.ts'
import type { FakeGitHub } from '../../../support/github/fake-github.ts'
import { ukurasa } from '../command-line.ts'
import { expect } from '../fixtures.ts'
import { type SiteAtGitHub, TOKEN } from '../github.ts'
import type { Hand } from '../hands.ts'
import { isKept, openHosted } from '../hosted-site.ts'
import type { Place } from './place.ts'

const WORDS = {
  en: { ...en, ...inDialogs, ...waysInEnglish },
  sw: { ...sw, ...inSwahiliDialogs, ...waysInSwahili },
}
type Words = (typeof WORDS)[keyof typeof WORDS]

type Options = {
  /** Makes lines of a diff. */
  readonly lines: (diff: string) => readonly string[]
  readonly lang?: keyof typeof WORDS
}

/** For one test, which has a GitHub of its own. */
export function hostedPlace(site: SiteAtGitHub, github: FakeGitHub, { lines, lang = 'en' }: Options): Place {
  const { git, pulls } = github
  const words = WORDS[lang]
  const opened = site.push(github)
  let proposals = 0
  const branch = () => pulls[0]?.head ?? opened
  return {
    open: async (page, path) => {
      await openHosted(page, site, path)
      await isKept(page)
      await page.context().setOffline(true)
    },
    changes: async (page, hand) => {
      await page.context().setOffline(false)
      const dialog = await dialogOf(page, hand, words)
      if ((await dialog.getByText(words.nothingNew).count()) === 0) {
        await propose(dialog, hand, words)
        proposals++
      }
      await hand.press(dialog.getByRole('button', { name: words.close }))
      await page.context().setOffline(true)
      expectCommits(github, opened, proposals)
      return lines(
        git.git('diff', '--unified=0', '--find-renames', '--irreversible-delete', opened, branch()),
      )
    },
    file: (path) => git.read(branch(), path) ?? new Uint8Array(),
    check: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ukurasa-proposed-'))
      git.git('--work-tree', folder, 'checkout', '--quiet', branch(), '--', '.')
      await ukurasa('check', '--root', folder)
      rmSync(folder, { recursive: true })
    },
    isAt: async () => {},
    addressOf: (route) => `${new URL(site.address()).pathname.replace(/\/$/, '')}/studio#${route}`,
  }
}

async function dialogOf(page: Page, hand: Hand, words: Words): Promise<Locator> {
  await hand.press(page.getByRole('button', { name: words.propose }))
  const dialog = page.getByRole('dialog', { name: words.propose })
  const way = dialog.getByRole('button', { name: words.github })
  await expect(way.or(dialog.getByText(words.nothingNew))).toBeVisible()
  return dialog
}

async function propose(dialog: Locator, hand: Hand, words: Words): Promise<void> {
  const way = dialog.getByRole('button', { name: words.github })
  await hand.press(way)
  const token = dialog.getByLabel(words.token, { exact: true })
  const done = dialog.getByRole('link', { name: words.seeProposal.replace('{number}', '1') })
  await expect(token.or(done)).toBeVisible()
  if (await token.isVisible()) {
    await hand.write(token, TOKEN)
    await hand.press(dialog.getByRole('button', { name: words.useToken }))
    await expect(token).toHaveCount(0)
    await hand.press(way)
  }
  await expect(done).toBeVisible()
}

/** One commit for each proposal, one after the other on the one that was opened; one branch and one pull request for all. */
function expectCommits({ git, pulls }: FakeGitHub, opened: string, proposals: number): void {
  expect(git.tip('main')).toBe(opened)
  const branches = git.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')
  expect(branches.filter((each) => each !== 'main')).toEqual(pulls.map(({ head }) => head))
  expect(pulls).toHaveLength(Math.min(proposals, 1))
  const [pull] = pulls
  if (!pull) return
  const commits = git.git('rev-list', '--parents', pull.head, '--not', opened).split('\n')
  expect(commits).toHaveLength(proposals)
  expect(commits.at(-1)?.split(' ').slice(1)).toEqual([opened])
  expect(pull.body.length).toBeGreaterThan(0)
}
