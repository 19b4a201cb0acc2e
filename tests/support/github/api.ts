/** The calls of GitHub that Studio uses, over a real git repository. Words and codes are those of GitHub. */
import type { GitStore } from './git-store.ts'
import { type Answer, bodyOf, lacks, type Pull, problem, type Request, type State } from './state.ts'

type Call = {
  readonly name: string
  readonly method: string
  readonly path: RegExp
  readonly answer: (request: Request, state: State) => Answer
}

const branchOf = (ref: unknown) => String(ref).replace(/^refs\/heads\//, '')
const notFound = () => problem(404, 'Not Found')
const noTree = () => problem(422, 'Tree SHA does not exist')

const isString = (value: unknown): value is string => typeof value === 'string'

function tree({ body }: Request, { git }: State): Answer {
  const { base_tree: base, tree: entries } = bodyOf(body)
  if (!isString(base) || git.kindOf(base) !== 'tree' || !Array.isArray(entries)) return noTree()
  const changes = entries.map(
    ({ path, sha, content }: { path: string; sha?: string | null; content?: string }) => ({
      path,
      sha: content === undefined ? (sha ?? null) : git.writeBlob(content),
    }),
  )
  if (changes.some(({ sha }) => sha !== null && git.kindOf(sha) !== 'blob')) return noTree()
  const made = git.writeTree(base, changes)
  return made === undefined ? problem(422, 'GitRPC::BadObjectState') : { status: 201, body: { sha: made } }
}

function commit({ body }: Request, { git }: State): Answer {
  const { tree: of, parents, message } = bodyOf(body)
  if (!isString(of) || git.kindOf(of) !== 'tree' || !Array.isArray(parents)) return noTree()
  if (parents.some((each) => git.kindOf(each) !== 'commit')) return problem(422, 'Parent SHA does not exist')
  return { status: 201, body: { sha: git.writeCommit(of, parents, String(message)), tree: { sha: of } } }
}

function newRef({ body }: Request, { git }: State): Answer {
  const { ref, sha } = bodyOf(body)
  if (!isString(ref) || !ref.startsWith('refs/heads/') || git.kindOf(String(sha)) !== 'commit')
    return problem(422, 'Object does not exist')
  if (git.tip(branchOf(ref)) !== undefined) return problem(422, 'Reference already exists')
  git.moveBranch(branchOf(ref), String(sha), '')
  return { status: 201, body: refBody(branchOf(ref), String(sha)) }
}

function moveRef({ rest, body }: Request, { git }: State): Answer {
  const { sha, force } = bodyOf(body)
  const branch = decodeURIComponent(rest)
  const old = git.tip(branch)
  if (old === undefined) return problem(422, 'Reference does not exist')
  if (force !== true && !git.isBefore(old, String(sha))) return problem(422, 'Update is not a fast forward')
  git.moveBranch(branch, String(sha), old)
  return { status: 200, body: refBody(branch, String(sha)) }
}

const refBody = (branch: string, sha: string) => ({
  ref: `refs/heads/${branch}`,
  object: { type: 'commit', sha },
})

function contents({ rest, query, accept }: Request, { git }: State): Answer {
  const at = git.commitAt(query.get('ref') ?? 'main')
  if (at === undefined) return problem(404, `No commit found for the ref ${query.get('ref')}`)
  const found = git.read(at, decodeURIComponent(rest))
  if (found === undefined) return notFound()
  if (accept.includes('raw')) return { status: 200, body: found }
  return { status: 200, body: { encoding: 'base64', content: Buffer.from(found).toString('base64') } }
}

function compare({ rest }: Request, { git }: State): Answer {
  const [one, other] = rest.split('...').map((name) => git.commitAt(decodeURIComponent(name)))
  if (one === undefined || other === undefined || git.git('merge-base', one, other) === '') return notFound()
  const isAhead = git.isBefore(one, other)
  const status =
    one === other ? 'identical' : isAhead ? 'ahead' : git.isBefore(other, one) ? 'behind' : 'diverged'
  const files = git.changedBetween(one, other).map((filename) => ({ filename }))
  return { status: 200, body: { status, files: files.slice(0, 300) } }
}

const pullBody = ({ pull, git, full }: { pull: Pull; git: GitStore; full: string }) => ({
  number: pull.number,
  html_url: `https://github.com/${full}/pull/${pull.number}`,
  state: pull.state,
  merged_at: pull.isMerged ? '2026-11-25T08:00:00Z' : null,
  title: pull.title,
  body: pull.body,
  base: { ref: pull.base },
  head: { ref: pull.head, sha: git.tip(pull.head) ?? pull.lastTip },
  mergeable: pull.state === 'open' ? git.canMerge(pull.base, pull.head) : null,
})

const LONGEST_TITLE = 256
const isTooLong = (title: unknown) => isString(title) && [...title].length > LONGEST_TITLE
const titleTooLong = () =>
  problem(422, 'Validation Failed', [
    {
      resource: 'PullRequest',
      field: 'title',
      code: 'custom',
      message: `title is too long (maximum is ${LONGEST_TITLE} characters)`,
    },
  ])

function newPull({ body }: Request, { git, pulls, full }: State): Answer {
  const { head, base, title, body: words } = bodyOf(body)
  const [from, to] = [git.tip(String(head)), git.tip(String(base))]
  if (from === undefined || to === undefined) return problem(422, 'Validation Failed', [lacks('head')])
  if (isTooLong(title)) return titleTooLong()
  if (pulls.some((each) => each.head === head && each.state === 'open'))
    return problem(422, 'Validation Failed', [
      {
        resource: 'PullRequest',
        code: 'custom',
        message: `A pull request already exists for ${full}:${head}.`,
      },
    ])
  if (git.isBefore(from, to))
    return problem(422, 'Validation Failed', [{ message: `No commits between ${base} and ${head}` }])
  const pull: Pull = {
    number: pulls.length + 1,
    head: String(head),
    base: String(base),
    title: String(title),
    body: String(words),
    state: 'open',
    isMerged: false,
    lastTip: from,
  }
  pulls.push(pull)
  return { status: 201, body: pullBody({ pull, git, full }) }
}

const pullsOf = ({ query }: Request, { git, pulls, full }: State): Answer => {
  const head = query.get('head')?.replace(/^[^:]*:/, '')
  const found = pulls.filter(
    (each) => each.head === head && (query.get('state') === 'all' || each.state === 'open'),
  )
  return { status: 200, body: found.toReversed().map((pull) => pullBody({ pull, git, full })) }
}

const onePull = ({ rest, method, body }: Request, { git, pulls, full }: State): Answer => {
  const pull = pulls.find(({ number }) => String(number) === rest)
  if (!pull) return notFound()
  if (method === 'PATCH' && isTooLong(bodyOf(body).title)) return titleTooLong()
  if (method === 'PATCH') Object.assign(pull, bodyOf(body))
  return { status: 200, body: pullBody({ pull, git, full }) }
}

export const CALLS: readonly Call[] = [
  {
    name: 'repository',
    method: 'GET',
    path: /^$/,
    answer: (request, { full, isPrivate }) => ({
      status: 200,
      body: {
        full_name: full,
        private: isPrivate,
        default_branch: 'main',
        ...(request.rights ? { permissions: { pull: true, push: request.rights.push } } : {}),
      },
    }),
  },
  {
    name: 'ref',
    method: 'GET',
    path: /^git\/ref\/heads\/(.+)$/,
    answer: ({ rest }, { git }) => {
      const tip = git.tip(decodeURIComponent(rest))
      return tip === undefined ? notFound() : { status: 200, body: refBody(rest, tip) }
    },
  },
  {
    name: 'read-commit',
    method: 'GET',
    path: /^git\/commits\/(\w+)$/,
    answer: ({ rest }, { git }) =>
      git.kindOf(rest) === 'commit'
        ? { status: 200, body: { sha: rest, tree: { sha: git.treeOf(rest) } } }
        : notFound(),
  },
  { name: 'contents', method: 'GET', path: /^contents\/(.+)$/, answer: contents },
  { name: 'compare', method: 'GET', path: /^compare\/(.+)$/, answer: compare },
  {
    name: 'blob',
    method: 'POST',
    path: /^git\/blobs$/,
    answer: ({ body }, { git }) => {
      const sha = git.writeBlob(Buffer.from(String(bodyOf(body).content), 'base64'))
      return { status: 201, body: { sha } }
    },
  },
  { name: 'tree', method: 'POST', path: /^git\/trees$/, answer: tree },
  { name: 'commit', method: 'POST', path: /^git\/commits$/, answer: commit },
  { name: 'new-ref', method: 'POST', path: /^git\/refs$/, answer: newRef },
  { name: 'move-ref', method: 'PATCH', path: /^git\/refs\/heads\/(.+)$/, answer: moveRef },
  {
    name: 'remove-ref',
    method: 'DELETE',
    path: /^git\/refs\/heads\/(.+)$/,
    answer: ({ rest }, { git }) => {
      const branch = decodeURIComponent(rest)
      if (git.tip(branch) === undefined) return problem(422, 'Reference does not exist')
      git.git('update-ref', '-d', `refs/heads/${branch}`)
      return { status: 204, body: undefined }
    },
  },
  {
    name: 'merge',
    method: 'POST',
    path: /^merges$/,
    answer: ({ body }, { git }) => {
      const { base, head } = bodyOf(body)
      const made = git.merge(String(base), String(head))
      if (made === 'conflict') return problem(409, 'Merge conflict')
      return made === undefined ? { status: 204, body: undefined } : { status: 201, body: { sha: made } }
    },
  },
  { name: 'pulls', method: 'GET', path: /^pulls$/, answer: pullsOf },
  { name: 'new-pull', method: 'POST', path: /^pulls$/, answer: newPull },
  { name: 'pull', method: 'GET', path: /^pulls\/(\d+)$/, answer: onePull },
  { name: 'change-pull', method: 'PATCH', path: /^pulls\/(\d+)$/, answer: onePull },
  {
    name: 'checks',
    method: 'GET',
    path: /^commits\/(\w+)\/check-runs$/,
    answer: ({ rest }, { checks }) => ({ status: 200, body: { check_runs: checks.runs.get(rest) ?? [] } }),
  },
  {
    name: 'notes',
    method: 'GET',
    path: /^check-runs\/(\d+)\/annotations$/,
    answer: ({ rest }, { checks }) => ({ status: 200, body: checks.notes.get(Number(rest)) ?? [] }),
  },
]
