/** Going on at GitHub without a token. */
import { expect, test } from 'vitest'
import type { Proposal } from '../../../src/studio/ways-out/way-out.ts'
import { authorOf, CHOIR, changeOf, FEES, fees, PHOTO, siteAtGitHub } from '../../support/github/at-github.ts'

const CLUB = 'title: Club — kwaya & ngoma\n# a remark\n'

function change(files: Proposal['files'], branch = 'main') {
  return changeOf({ commit: null, branch }, files)
}

test('each file has its page, with what the author brings along', async () => {
  const { github } = await siteAtGitHub()
  const long = `title: Club\n${'words '.repeat(2000)}\n`
  const outcome = await authorOf(github).goOn(
    change([
      { path: 'pages/club.yaml', opened: null, content: CLUB },
      { path: 'pages/long.yaml', opened: null, content: long },
      fees('4,700'),
      { path: 'pages/images/a.jpg', opened: null, content: PHOTO },
      { path: 'pages/choir.yaml', opened: CHOIR, content: null },
    ]),
  )
  const root = 'https://github.com/school/site'
  const filled = `${root}/new/main?filename=pages%2Fclub.yaml&value=${encodeURIComponent(CLUB)}`
  expect(outcome).toEqual({
    kind: 'handed-over',
    what: {
      kind: 'pages',
      isCompared: true,
      pages: [
        { kind: 'new', path: 'pages/club.yaml', address: filled, copy: null },
        {
          kind: 'new',
          path: 'pages/long.yaml',
          address: `${root}/new/main?filename=pages%2Flong.yaml`,
          copy: long,
        },
        {
          kind: 'edit',
          path: 'pages/fees.yaml',
          address: `${root}/edit/main/pages/fees.yaml`,
          copy: fees('4,700').content,
        },
        {
          kind: 'upload',
          path: 'pages/images/a.jpg',
          address: `${root}/upload/main/pages/images`,
          copy: PHOTO,
        },
        {
          kind: 'delete',
          path: 'pages/choir.yaml',
          address: `${root}/delete/main/pages/choir.yaml`,
          copy: null,
        },
      ],
    },
  })
  expect(new URL(filled).searchParams.get('value')).toBe(CLUB)
  expect(github.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true)
})

test('a text that somebody has changed is not pasted over', async () => {
  const { github } = await siteAtGitHub()
  const theirs = FEES.replace('4,500', '5,000')
  github.git.land('main', { 'pages/fees.yaml': theirs })
  expect(await authorOf(github).goOn(change([fees('4,700')]))).toEqual({
    kind: 'clash',
    base: { commit: null, branch: 'main' },
    theirs: [{ path: 'pages/fees.yaml', content: theirs }],
  })
})

test.for(['private', 'limited'] as const)('what GitHub does not show cannot be compared: %s', async (why) => {
  const { github } = await siteAtGitHub()
  github.state.isPrivate = why === 'private'
  if (why === 'limited') github.fail('contents', '403-rate')
  const outcome = await authorOf(github).goOn(change([fees('4,700')]))
  expect(outcome).toMatchObject({ what: { isCompared: false, pages: [{ kind: 'edit' }] } })
})

test('without a net nothing is opened', async () => {
  const { github } = await siteAtGitHub()
  github.fail('contents', 'no-net')
  expect(await authorOf(github).goOn(change([fees('4,700')]))).toMatchObject({
    reason: 'no-answer',
    again: true,
  })
})

test('names with any characters stay within the address', async () => {
  const { github } = await siteAtGitHub()
  const path = 'pages/a?b#c&d=%2e.yaml'
  github.git.land('next/term', { [`our site/${path}x`]: 'y' })
  const outcome = await authorOf(github, { folder: 'our site/' }).goOn(
    change(
      [
        { path, opened: null, content: 'x' },
        { path: `${path}x`, opened: 'y', content: 'x' },
      ],
      'next/term',
    ),
  )
  const [made, edited] = JSON.stringify(outcome).match(/https:[^"]+/g) ?? []
  expect(new URL(made ?? '').searchParams.get('filename')).toBe(`our site/${path}`)
  expect(new URL(made ?? '').pathname).toBe('/school/site/new/next/term')
  expect(decodeURIComponent(new URL(edited ?? '').pathname)).toBe(
    `/school/site/edit/next/term/our site/${path}x`,
  )
})
