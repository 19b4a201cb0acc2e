/** Builds beside readers, beside each other, interrupted, and in all kinds of surroundings. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { keptFolder } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { figure } from './support/figures.ts'
import { next, spread, type Version, type Versions, versionsIn } from './support/versions.ts'

const LONG = 30 * 60_000
const CLI = join(PROJECT, 'src/cli/ukurasa.mjs')

let site: Versions

beforeAll(() => {
  site = versionsIn(keptFolder())
  site.build()
}, LONG)

type Ended = { readonly code: number | null; readonly output: string; readonly took: number }

/** A build as a process of its own; `signal` is sent to it after some milliseconds, and then measured from there. */
async function started(words: readonly string[], interruptAfter?: number): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, ...words])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = once(child, 'close')
  let since = performance.now()
  if (interruptAfter !== undefined) {
    await setTimeout(interruptAfter)
    since = performance.now()
    child.kill('SIGINT')
  }
  const [code]: unknown[] = await closed
  return { code: typeof code === 'number' ? code : null, output, took: performance.now() - since }
}

test('readers during five builds', { timeout: LONG }, async () => {
  const server = staticServer(site.out)
  const address = await listen(server, 0)
  const counts = { reads: 0, sites: 0, answers: 0, failed: 0 }
  const versions = new Set<string>()
  let building = true
  const readFiles = async () => {
    while (building || counts.reads < 3000) {
      for (const name of ['index.html', 'page-0.html', 'sitemap.xml']) {
        counts.reads++
        if (!readFileSync(join(site.out, name), 'utf8').trimEnd().endsWith('>')) counts.failed++
      }
      counts.sites++
      versions.add(site.seen())
      await setTimeout(1)
    }
  }
  const readAnswers = async () => {
    while (building) {
      counts.answers++
      if ((await statusOf(`${address}/page-0`)) !== 200) counts.failed++
    }
  }
  const build = async () => {
    for (const version of ['one', 'two', 'three', 'one', 'two'] as const) {
      site.set(version)
      expect(await started(site.words)).toMatchObject({ code: 0 })
      expect(site.seen()).toBe(version)
    }
    building = false
  }
  await Promise.all([build(), readFiles(), readAnswers()])
  server.close()
  expect(counts.failed).toBe(0)
  expect([...versions].sort()).toEqual(['one', 'three', 'two'])
  figure('builds', 'reads of single files during five builds', `${counts.reads}, 0 failed`)
  figure('builds', 'reads of the whole site during five builds', `${counts.sites}, 0 failed, 0 mixed`)
  figure('builds', 'requests to `preview` during five builds', `${counts.answers}, 0 failed`)
})

const statusOf = (address: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    get(address, (response) => response.resume().on('end', () => resolve(response.statusCode))).on(
      'error',
      () => resolve(undefined),
    )
  })

function current(): Version {
  const seen = site.seen()
  if (seen === 'mixed' || seen === 'missing') throw new Error(seen)
  return seen
}

test('many builds at once', { timeout: LONG }, async () => {
  const ROUNDS = 5
  for (let round = 0; round < ROUNDS; round++) {
    const version = next(current())
    site.set(version)
    const ended = await Promise.all(Array.from({ length: 4 }, () => started(site.words)))
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(ended.some(({ output }) => /Another build \(process \d+\)/.test(output))).toBe(true)
    expect(site.seen()).toBe(version)
  }
  figure('builds', 'four builds at once', `${ROUNDS} times, 0 failed, 0 mixed`)
})

test('Ctrl+C at any moment', { timeout: LONG }, async () => {
  site.set(next(current()))
  const { took: whole } = await started(site.words)
  const names = site.names()
  const times: number[] = []
  const counts = { early: 0, late: 0 }
  for (const after of spread(Math.round(whole * 0.2), Math.round(whole), 30)) {
    const before = current()
    site.set(next(before))
    const { code, took } = await started(site.words, after)
    expect([before, next(before)]).toContain(site.seen())
    expect(site.names().filter((name) => !names.includes(name))).toEqual([])
    site.build()
    if (code === 130) times.push(took)
    // Node ends by the signal itself until it runs the first line.
    else if (code === null) counts.early++
    else counts.late++
  }
  const longest = Math.round(Math.max(...times))
  expect(times.length).toBeGreaterThanOrEqual(10)
  expect(longest).toBeLessThan(500)
  figure(
    'builds',
    'Ctrl+C',
    `${times.length} times exit code 130, after ${longest} ms at most, nothing left; ${counts.early} before Node had started, ${counts.late} too late`,
  )
})
