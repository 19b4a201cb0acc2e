/**
 * Proposes a change without a token: the author goes on at the pages of GitHub, which make a proposal also for people who
 * may not write. A whole text is pasted there, so it is compared first, if GitHub shows the files to everybody.
 */
import { clashOver } from '../compare.ts'
import type { Base, Failed, GitHubPage, ProposedFile, Repository, WayOut } from '../way-out.ts'
import { type GitHub, settled } from './api.ts'
import { type Look, look, pathAt } from './look.ts'

/** GitHub takes addresses of about 8,000 characters. */
const LONGEST = 7_500

export function pagesWay(github: GitHub): WayOut {
  return {
    name: 'pages',
    propose: async ({ base, files }) => {
      const looks = await settled(() => Promise.all(files.map((file) => look(github, file, base.branch))))
      if ('kind' in looks && !isHidden(looks)) return looks
      const compared = 'kind' in looks ? undefined : await judged(github, looks)
      const changed = compared?.filter(({ standing }) => standing === 'changed') ?? []
      if (changed.length > 0) return clashOver(changed, { ...base, commit: null })
      const wanted =
        compared?.filter(({ standing }) => standing === 'opened').map(({ file }) => file) ?? files
      const pages = wanted.map((file) => pageFor(github.repository, base, file))
      return {
        kind: 'handed-over',
        what: { kind: 'pages', pages, isCompared: compared !== undefined },
      }
    },
  }
}

/** GitHub shows a private repository to nobody, and answers only so often. Its pages work all the same. */
const isHidden = ({ reason }: Failed) => ['not-found', 'not-allowed', 'rate-limit'].includes(reason)

/** A private repository seems to have no files at all. */
async function judged(github: GitHub, looks: readonly Look[]): Promise<readonly Look[] | undefined> {
  if (looks.some(({ found }) => found !== undefined)) return looks
  const repository = await settled(() => github.get<object>(''))
  return repository && !('reason' in repository) ? looks : undefined
}

function pageFor(
  { owner, name, folder }: Repository,
  { branch }: Base,
  { path: below, opened, content }: ProposedFile,
): GitHubPage {
  const path = `${folder}${below}`
  const root = `https://github.com/${owner}/${name}`
  const at = (action: string, place: string) => `${root}/${action}/${pathAt(branch)}/${pathAt(place)}`
  if (content === null) return { kind: 'delete', path, address: at('delete', path), copy: null }
  if (typeof content !== 'string') {
    const place = path.slice(0, path.lastIndexOf('/'))
    return { kind: 'upload', path, address: at('upload', place), copy: content }
  }
  if (opened !== null) return { kind: 'edit', path, address: at('edit', path), copy: content }
  const bare = `${root}/new/${pathAt(branch)}?filename=${encodeURIComponent(path)}`
  const whole = `${bare}&value=${encodeURIComponent(content)}`
  return whole.length <= LONGEST
    ? { kind: 'new', path, address: whole, copy: null }
    : { kind: 'new', path, address: bare, copy: content }
}
