/** A proposal at GitHub with a token: what is in the repository afterwards. */
import { expect, test } from 'vitest'
import {
  authorOf,
  branches,
  CHOIR,
  changeOf,
  FEES,
  fees,
  PHOTO,
  proposed,
  siteAtGitHub,
} from '../../support/github/at-github.ts'

const textAt = (github: Awaited<ReturnType<typeof siteAtGitHub>>['github'], branch: string, path: string) =>
  Buffer.from(github.git.read(`refs/heads/${branch}`, path) ?? []).toString()

test('texts and pictures become one commit on the commit that was opened, and a pull request', async () => {
  const { github, opened } = await siteAtGitHub()
  const change = changeOf({ commit: opened, branch: 'main' }, [
    fees('4,700'),
    { path: 'pages/images/choir.jpg', opened: null, content: PHOTO },
    { path: 'pages/club.yaml', opened: null, content: 'title: Club — kwaya\n' },
    { path: 'pages/empty.csv', opened: null, content: '' },
    { path: 'pages/choir.yaml', opened: CHOIR, content: null },
  ])
  const { branch, address, base } = await proposed(authorOf(github).propose(change))
  const { git, pulls } = github
  expect(branch).toMatch(/^studio-fees-of-term-1-[0-9a-f]{8}$/)
  expect(git.git('rev-list', `${opened}..refs/heads/${branch}`).split('\n')).toEqual([base.commit])
  expect(git.git('rev-parse', `${branch}^`)).toBe(opened)
  expect(git.git('diff', '--numstat', '-M100', opened, branch).split('\n').sort()).toEqual([
    '-\t-\tpages/images/choir.jpg',
    '0\t0\tpages/empty.csv',
    '0\t2\tpages/choir.yaml',
    '1\t0\tpages/club.yaml',
    '1\t1\tpages/fees.yaml',
  ])
  expect(git.read(branch, 'pages/images/choir.jpg')).toEqual(Buffer.from(PHOTO))
  expect(git.git('log', '-1', '--format=%B', branch)).toBe('Fees of term 1\n\nFees: 4,500 → 4,700')
  expect(address).toBe('https://github.com/school/site/pull/1')
  expect(pulls).toMatchObject([
    { head: branch, base: 'main', title: 'Fees of term 1', body: 'Fees: 4,500 → 4,700' },
  ])
  expect(git.tip('main')).toBe(opened)
})

test('a site in a folder of the repository', async () => {
  const { github, opened } = await siteAtGitHub({ 'web/pages/fees.yaml': FEES })
  const author = authorOf(github, { folder: 'web/' })
  const { branch } = await proposed(
    author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
  )
  expect(github.git.git('diff', '--name-only', opened, branch)).toBe('web/pages/fees.yaml')
})

test('proposing again adds a commit to the same proposal', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const first = await proposed(author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])))
  author.reload()
  const more = { ...fees('4,800'), opened: FEES.replace('4,500', '4,700') }
  const second = await proposed(author.propose(changeOf(first.base, [more], 'Fees: 4,700 → 4,800')))
  expect(second).toMatchObject({ branch: first.branch, number: first.number })
  expect(github.git.git('rev-list', '--count', `${opened}..${first.branch}`)).toBe('2')
  expect(textAt(github, first.branch, 'pages/fees.yaml')).toContain('4,800')
  expect(github.pulls).toHaveLength(1)
  expect(github.pulls[0]?.body).toBe('Fees: 4,500 → 4,700\n\n---\n\nFees: 4,700 → 4,800')
})

test('who proposes again before GitHub has answered gets one proposal', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const change = changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])
  const [first, second] = await Promise.all([
    proposed(author.propose(change)),
    proposed(author.propose(change)),
  ])
  expect(second).toEqual(first)
  expect(github.pulls).toHaveLength(1)
  expect(github.git.git('rev-list', '--count', `${opened}..${first.branch}`)).toBe('1')
})

test.for([true, false])(
  'after a proposal was merged (%s) or closed, the next one gets a branch of its own',
  async (isMerged) => {
    const { github, opened } = await siteAtGitHub()
    const author = authorOf(github)
    const first = await proposed(
      author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
    )
    if (isMerged) github.git.merge('main', first.branch)
    Object.assign(github.pulls[0] ?? {}, { state: 'closed', isMerged })
    const choir = { path: 'pages/choir.yaml', opened: CHOIR, content: CHOIR.replace('Monday', 'Friday') }
    const second = await proposed(author.propose(changeOf(first.base, [choir], 'Choir')))
    expect(second.branch).not.toBe(first.branch)
    expect(github.git.git('diff', '--name-only', `main...${second.branch}`)).toBe('pages/choir.yaml')
    expect(github.pulls).toHaveLength(2)
  },
)

test('others changed another file: the proposal stays on the commit that was opened', async () => {
  const { github, opened } = await siteAtGitHub()
  github.git.land('main', { 'pages/choir.yaml': 'title: Choir\nday: Friday\n' })
  const { branch } = await proposed(
    authorOf(github).propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
  )
  expect(github.git.git('rev-parse', `${branch}^`)).toBe(opened)
  expect(github.git.merge('main', branch)).toMatch(/^\w{40}$/)
  expect(textAt(github, 'main', 'pages/choir.yaml')).toContain('Friday')
  expect(textAt(github, 'main', 'pages/fees.yaml')).toContain('4,700')
})

test.for([null, '0123456789012345678901234567890123456789'])(
  'a commit that GitHub does not know (%s)',
  async (commit) => {
    const { github, opened } = await siteAtGitHub()
    const { branch } = await proposed(
      authorOf(github).propose(changeOf({ commit, branch: 'main' }, [fees('4,700')])),
    )
    expect(github.git.git('rev-parse', `${branch}^`)).toBe(opened)
    expect(github.git.git('diff', '--numstat', opened, branch)).toBe('1\t1\tpages/fees.yaml')
  },
)

test('the site was built from texts that its commit does not have', async () => {
  const { github, opened } = await siteAtGitHub()
  const newer = FEES.replace('term: 1', 'term: 2')
  const tip = github.git.land('main', { 'pages/fees.yaml': newer })
  const change = { path: 'pages/fees.yaml', opened: newer, content: newer.replace('4,500', '4,700') }
  const { branch } = await proposed(
    authorOf(github).propose(changeOf({ commit: opened, branch: 'main' }, [change])),
  )
  expect(github.git.git('rev-parse', `${branch}^`)).toBe(tip)
  expect(github.git.git('diff', '--numstat', tip, branch)).toBe('1\t1\tpages/fees.yaml')
})

test.for([
  ['changed', FEES.replace('term: 1', 'term: 2')],
  ['removed', null],
] as const)('others %s the same file: their text comes back, and nothing is sent', async ([, theirs]) => {
  const { github, opened } = await siteAtGitHub()
  const tip = github.git.land('main', { 'pages/fees.yaml': theirs })
  const author = authorOf(github)
  const outcome = await author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]))
  expect(outcome).toEqual({
    kind: 'clash',
    base: { commit: tip, branch: 'main' },
    theirs: [{ path: 'pages/fees.yaml', content: theirs }],
  })
  expect(branches(github)).toEqual(['main'])
  const merged = (theirs ?? FEES).replace('4,500', '4,700')
  const again = { path: 'pages/fees.yaml', opened: theirs, content: merged }
  const { branch } = await proposed(author.propose(changeOf({ commit: tip, branch: 'main' }, [again])))
  expect(github.git.git('rev-parse', `${branch}^`)).toBe(tip)
  expect(textAt(github, branch, 'pages/fees.yaml')).toBe(merged)
})

test('a new file whose name is taken meanwhile is a clash, a picture gets another name', async () => {
  const { github, opened } = await siteAtGitHub()
  github.git.land('main', {
    'pages/images/a.jpg': PHOTO.subarray(0, 300),
    'pages/club.yaml': 'title: Theirs\n',
  })
  const club = { path: 'pages/club.yaml', opened: null, content: 'title: Mine\n' }
  const picture = { path: 'pages/images/a.jpg', opened: null, content: PHOTO }
  const propose = (files: Parameters<typeof changeOf>[1]) =>
    authorOf(github).propose(changeOf({ commit: opened, branch: 'main' }, files))
  const theirs = [{ path: 'pages/club.yaml', content: 'title: Theirs\n' }]
  expect(await propose([club])).toMatchObject({ kind: 'clash', theirs })
  expect(await propose([club, picture])).toMatchObject({ reason: 'name-taken', says: 'pages/images/a.jpg' })
  expect(branches(github)).toEqual(['main'])
})

test('a reviewer has changed the open proposal: nothing of that is undone', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const { branch, base } = await proposed(
    author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
  )
  const theirs = FEES.replace('4,500', '4,700').replace('term: 1', 'term: 2')
  const tip = github.git.land(branch, { 'pages/fees.yaml': theirs })
  const more = { ...fees('4,800'), opened: FEES.replace('4,500', '4,700') }
  expect(await author.propose(changeOf(base, [more]))).toMatchObject({
    kind: 'clash',
    theirs: [{ content: theirs }],
  })
  expect(github.git.tip(branch)).toBe(tip)
})

test('the version of the own proposal is named as such', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const base = { commit: opened, branch: 'main' }
  await proposed(author.propose(changeOf(base, [fees('4,700')])))
  author.reload()
  const other = { ...fees('4,500'), content: FEES.replace('term: 1', 'term: 2') }
  expect(await author.propose(changeOf(base, [other]))).toMatchObject({ kind: 'clash', proposal: 1 })
})

test('an open proposal that is older than the page gets what is new first', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const { branch } = await proposed(
    author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
  )
  const newer = CHOIR.replace('Monday', 'Friday')
  const tip = github.git.land('main', { 'pages/choir.yaml': newer })
  const change = { path: 'pages/choir.yaml', opened: newer, content: `${newer}room: 3\n` }
  await proposed(author.propose(changeOf({ commit: tip, branch: 'main' }, [change], 'Choir')))
  expect(textAt(github, branch, 'pages/choir.yaml')).toBe(`${newer}room: 3\n`)
  expect(textAt(github, branch, 'pages/fees.yaml')).toContain('4,700')
  expect(branches(github)).toEqual(['main', branch])
})

test('all of it is there already', async () => {
  const { github, opened } = await siteAtGitHub()
  github.git.land('main', { 'pages/fees.yaml': FEES.replace('4,500', '4,700') })
  expect(
    await authorOf(github).propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])),
  ).toMatchObject({
    kind: 'failed',
    reason: 'nothing-new',
  })
  expect(branches(github)).toEqual(['main'])
})

test('the words of authors go nowhere but into the text of the request', async () => {
  const { github, opened } = await siteAtGitHub()
  const title = '../../x?ref=main#$(rm) "`\n\nCo-authored-by: x'
  const change = { ...changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]), title }
  const { branch } = await proposed(authorOf(github).propose(change))
  expect(branch).toMatch(/^studio-x-ref-main-rm-co-authored-by-x-[0-9a-f]{8}$/)
  expect(github.seen.every(({ url }) => !url.includes('rm)'))).toBe(true)
})
