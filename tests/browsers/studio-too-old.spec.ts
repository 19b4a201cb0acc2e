/** A browser that is too old for Studio says so, in Studio of this computer and in that of a site. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, type Served, serve, ukurasa } from '../e2e/support/command-line.ts'
import { expect, test } from './support/visit.ts'

let root = ''
const servers: Served[] = []

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'ukurasa-too-old-'))
  cpSync(join(PROJECT, 'tests/sites/lugha'), root, { recursive: true })
  const settings = join(root, 'site.yaml')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nstudio:\n  github: school/site\n`)
  await ukurasa('build', '--root', root, '--out', join(root, 'dist'))
  servers.push(await serve('dev', '--root', root), await serve('preview', '--out', join(root, 'dist')))
})

test.afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(root, { recursive: true, force: true })
})

for (const [index, path] of ['/_studio/join', '/studio#/'].entries())
  test(`the author is told which browser is needed: ${path}`, async ({ visit }) => {
    const { origin } = new URL(servers[index]?.address ?? '')
    await visit.go(index === 0 ? `${origin}${path}` : `${servers[index]?.address}${path}`)
    await visit.expectSeen('.late')
    expect(await visit.page(() => document.querySelector('.late')?.textContent ?? '')).toContain('Chrome')
    await visit.expectCount('.bar', 0)
  })
