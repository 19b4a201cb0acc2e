/** A browser that is too old for Studio says so, in Studio of this computer and in that of a site. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Served, serve } from '../e2e/support/command-line.ts'
import { siteWithStudio } from './support/site-with-studio.ts'
import { expect, test } from './support/visit.ts'

let root = ''
let live: Served | undefined
let built: Served | undefined

test.beforeAll(async () => {
  root = await siteWithStudio()
  live = await serve('dev', '--root', root)
  built = await serve('preview', '--out', join(root, 'dist'))
})

test.afterAll(async () => {
  await Promise.all([live?.stop(), built?.stop()])
  rmSync(root, { recursive: true, force: true })
})

for (const [where, addressOf] of [
  ['on this computer', () => `${new URL(live?.address ?? '').origin}/_studio/join`],
  ['on a site', () => `${built?.address}/studio#/`],
] as const)
  test(`the author is told which browser is needed, ${where}`, async ({ visit }) => {
    await visit.go(addressOf())
    await visit.expectSeen('.late')
    expect(await visit.page(() => document.querySelector('.late')?.textContent ?? '')).toContain('Chrome')
    await visit.expectCount('.bar', 0)
  })
