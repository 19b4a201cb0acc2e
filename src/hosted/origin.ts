/** Where the texts of a site come from: the commit, and the place of the site in its repository. */

import type { SiteConfig } from '../../schema/site.ts'
import { repositoryOf } from '../build/base/git.ts'
import type { Proposing } from '../preview/hosted.ts'

/** What builders of sites say the commit is. */
const NAMES = ['GITHUB_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA', 'CI_COMMIT_SHA']

export function originOf(
  root: string,
  { studio }: Pick<SiteConfig, 'studio'>,
  env: Readonly<Record<string, string | undefined>>,
): Proposing {
  const repository = repositoryOf(root)
  const said = NAMES.map((name) => env[name]).find((value) =>
    /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value ?? ''),
  )
  const isKnown = !('problem' in repository)
  return {
    github: studio?.github ?? null,
    branch: studio?.branch ?? 'main',
    commit: (isKnown ? repository.commit('HEAD') : undefined) ?? said ?? null,
    folder: isKnown ? repository.prefix : '',
  }
}
