/** Where a token is kept, and which texts are none. */
import { expect, test } from 'vitest'
import { newGitHub, settled } from '../../../src/studio/ways-out/github/api.ts'
import { tokenKeeper } from '../../../src/studio/ways-out/github/token.ts'
import { memoryStorage, TOKEN } from '../../support/github/at-github.ts'

test.for([
  ['ghp_0123456789012345678901234567890123456', 'classic'],
  ['GHO_0123456789012345678901234567890123456', 'classic'],
  ['0123456789abcdef0123456789abcdef01234567', 'classic'],
  ['github_pat_', 'other'],
  ['secret', 'other'],
  ['', 'other'],
  [`${TOKEN}\r\nX-Evil: 1`, 'other'],
  [`${TOKEN} ${TOKEN}`, 'other'],
  [`  ${TOKEN}\n`, undefined],
] as const)('%j: %s', ([text, reason]) => {
  const tab = memoryStorage()
  const token = tokenKeeper('school/site', () => tab)
  expect(token.take(text, true)).toBe(reason)
  expect(token.get()).toBe(reason === undefined ? TOKEN : undefined)
  expect(tab.length).toBe(reason === undefined ? 1 : 0)
})

test('a token is in memory only, unless the author wants it to be kept in this tab', () => {
  const tab = memoryStorage()
  const token = tokenKeeper('school/site', () => tab)
  token.take(TOKEN, false)
  expect([token.get(), token.isKeptInTab(), tab.length]).toEqual([TOKEN, false, 0])
  expect(tokenKeeper('school/site', () => tab).get()).toBeUndefined()
  token.take(TOKEN, true)
  expect(tokenKeeper('school/site', () => tab).get()).toBe(TOKEN)
  expect(tokenKeeper('school/other', () => tab).get()).toBeUndefined()
  token.take(TOKEN, false)
  expect(tab.length).toBe(0)
})

test('it is forgotten everywhere', () => {
  const tab = memoryStorage()
  const token = tokenKeeper('school/site', () => tab)
  token.take(TOKEN, true)
  token.forget()
  expect([token.get(), tab.length]).toEqual([undefined, 0])
})

test('without any storage it is kept in memory', () => {
  const token = tokenKeeper('school/site', () => {
    throw new Error('refused')
  })
  expect(token.take(TOKEN, true)).toBeUndefined()
  expect(token.get()).toBe(TOKEN)
  token.forget()
  expect(token.get()).toBeUndefined()
})

test('an answer that repeats the token is shown without it', async () => {
  const ask = async () => new Response(JSON.stringify({ message: `Bad ${TOKEN}` }), { status: 422 })
  const repository = { owner: 'school', name: 'site', folder: '' }
  const github = newGitHub({ repository, token: () => TOKEN, ask })
  const outcome = await settled(() => github.get(''))
  expect(outcome).toMatchObject({ reason: 'refused', says: 'Bad …' })
  expect(JSON.stringify(outcome)).not.toContain('SECRET')
})

test('no redirect is followed, nothing is kept, and no address tells where the request comes from', async () => {
  const seen: (RequestInit | undefined)[] = []
  const ask = async (_: unknown, init?: RequestInit) => {
    seen.push(init)
    return new Response('{}')
  }
  const repository = { owner: '../x?y', name: 'a/b', folder: '' }
  await newGitHub({ repository, token: () => TOKEN, ask }).get('')
  expect(seen).toMatchObject([
    { redirect: 'error', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', body: null },
  ])
})
