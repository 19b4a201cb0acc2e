/** The ways out that a site has in this browser. What they know stays as long as the page. */
import { memoize } from '../../core/base/memoize.ts'
import { downloadWay } from './download.ts'
import { folderPicker, folderWay } from './folder.ts'
import { type GitHub, newGitHub } from './github/api.ts'
import { githubWay } from './github/github.ts'
import { notesIn } from './github/notes.ts'
import { pagesWay } from './github/pages.ts'
import { type ProposalState, proposalState } from './github/state.ts'
import { type TokenKeeper, tokenKeeper } from './github/token.ts'
import type { Failed, Repository, WayOut } from './way-out.ts'

/** `github` is OWNER/NAME, if site.yaml names it. `folder` is the path of the site in it. */
export type SiteAt = { readonly github: string | null; readonly folder: string }

export type AtGitHub = {
  readonly repository: Repository
  readonly token: TokenKeeper
  /** With the token, once there is one. */
  readonly github: GitHub
  readonly state: () => Promise<ProposalState | Failed>
  /** The next proposal is not added to the open one. */
  readonly startAnew: () => void
}

export type Ways = { readonly ways: readonly WayOut[]; readonly atGitHub: AtGitHub | undefined }

export const waysOut = ({ github, folder }: SiteAt): Ways =>
  madeFor(github === null ? '' : `${github}\n${folder}`)

/** One for each repository, so that nobody holds two tokens or two notes of the same. */
const madeFor = memoize((place: string): Ways => {
  const [full = '', folder = ''] = place.split('\n')
  const found = full === '' ? undefined : waysAtGitHub(full, folder)
  const pick = folderPicker()
  return {
    atGitHub: found?.atGitHub,
    ways: [...(found?.ways ?? []), ...(pick ? [folderWay(pick)] : []), downloadWay()],
  }
})

function waysAtGitHub(full: string, folder: string) {
  const [owner = '', name = ''] = full.split('/')
  const repository = { owner, name, folder }
  const token = tokenKeeper(full, () => sessionStorage)
  const notes = notesIn(`${full} ${folder}`, () => localStorage)
  const github = newGitHub({ repository, token: token.get })
  const anybody = newGitHub({ repository, token: () => undefined })
  const state = () => proposalState(github, notes, anybody)
  const startAnew = () => notes.write(undefined)
  const atGitHub: AtGitHub = { repository, token, github, state, startAnew }
  return { ways: [githubWay(github, notes), pagesWay(anybody)], atGitHub }
}
