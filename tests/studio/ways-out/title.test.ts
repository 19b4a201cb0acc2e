/** The title of a proposal at GitHub, and what is left of a proposal that GitHub refuses. */
import { expect, test } from 'vitest'
import {
  authorOf,
  branches,
  CHOIR,
  changeOf,
  fees,
  proposed,
  siteAtGitHub,
} from '../../support/github/at-github.ts'

test('a long title is cut, and the rest of it is in the text', async () => {
  const { github, opened } = await siteAtGitHub()
  const title = `${'Term 1, grade 4: 64,200 → 65,000; '.repeat(15)}the end`
  const change = { ...changeOf({ commit: opened, branch: 'main' }, [fees('4,700')]), title }
  await proposed(authorOf(github).propose(change))
  const [pull] = github.pulls
  expect(pull?.title.length).toBeLessThanOrEqual(256)
  expect(pull?.title.endsWith('…')).toBe(true)
  expect(pull?.body).toMatch(/^….*the end\n\nFees: 4,500 → 4,700$/)
})

test('what GitHub refuses leaves no branch behind', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  github.fail('new-pull', '422')
  const change = changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])
  expect(await author.propose(change)).toMatchObject({ kind: 'failed', reason: 'refused' })
  expect(branches(github)).toEqual(['main'])
  const { number } = await proposed(author.propose(change))
  expect(number).toBe(1)
})

test('the title of a proposal says what was added to it, too', async () => {
  const { github, opened } = await siteAtGitHub()
  const author = authorOf(github)
  const first = await proposed(author.propose(changeOf({ commit: opened, branch: 'main' }, [fees('4,700')])))
  const choir = { path: 'pages/choir.yaml', opened: CHOIR, content: CHOIR.replace('Monday', 'Friday') }
  const title = 'Choir: Monday → Friday'
  await proposed(author.propose({ ...changeOf(first.base, [choir], 'Choir'), title }))
  expect(github.pulls).toMatchObject([{ title: `Fees of term 1; ${title}` }])
  const more = { ...choir, opened: choir.content, content: `${choir.content}room: 3\n` }
  const long = `${title}; ${'and more, '.repeat(40)}`
  await proposed(author.propose({ ...changeOf(first.base, [more], 'Room'), title: long }))
  expect(github.pulls[0]?.title).toMatch(/^Fees of term 1; Choir: Monday → Friday; .*…$/)
})
