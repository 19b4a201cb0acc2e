/** What GitHub says about a token is read in one way, before a proposal and in the dialog. */
import { expect, test } from 'vitest'
import { newGitHub, settled } from '../../../src/studio/ways-out/github/api.ts'
import { mayWrite } from '../../../src/studio/ways-out/github/rights.ts'
import { TOKEN } from '../../support/github/at-github.ts'

const repository = { owner: 'school', name: 'site', folder: '' }

const githubThat = (status: number, body: unknown) =>
  newGitHub({ repository, token: () => TOKEN, ask: async () => Response.json(body, { status }) })

test.for([
  [{ permissions: { push: true } }, true],
  [{ permissions: { push: false } }, false],
  [{ permissions: {} }, true],
  [{}, true],
] as const)('%j: %s', async ([body, may]) => {
  expect(await mayWrite(githubThat(200, body))).toBe(may)
})

test('a repository that the token cannot see', async () => {
  const found = await settled(() => mayWrite(githubThat(404, {})))
  expect(found).toMatchObject({ kind: 'failed', reason: 'not-found', again: false })
})
