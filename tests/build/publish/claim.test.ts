/** One build at a time writes to a place, and nothing that a dead one left keeps others from it. */
import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { claim, claimed } from '../../../src/build/publish/release/claim.ts'
import { thisProcess } from '../../../src/build/publish/release/owner.ts'
import { placeOf } from '../../../src/build/publish/release/place.ts'
import { writeFiles } from '../../support/folder.ts'
import { folders } from '../../support/published.ts'

const { since, machine } = thisProcess()
const nameOf = (id: number, start: string, where: string) => `claim-${id}-${start}-${where}-x`

/** A process that has ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid

const isClaim = (result: unknown): result is () => void => typeof result === 'function'

function taken(result: unknown): () => void {
  if (!isClaim(result)) throw new Error('Somebody else holds it')
  return result
}

test('the first one has it, the second one hears who has it; nothing is left', () => {
  const { out, root } = folders()
  const place = placeOf(out)
  const drop = taken(claim(place))
  expect(claim(place)).toMatchObject({ process: String(process.pid) })
  drop()
  taken(claim(place))()
  expect(readdirSync(root).sort()).toEqual(['pages', 'site.yaml'])
})

test('folders that were made for it go as well', () => {
  const { root } = folders()
  taken(claim(placeOf(join(root, 'a/b/dist'))))()
  expect(readdirSync(root)).not.toContain('a')
})

test('of many at once one has it at a time, and all of them have their turn', async () => {
  const { out } = folders()
  const place = placeOf(out)
  let holders = 0
  const most: number[] = []
  const build = async () => {
    const drop = taken(await claimed(place, 20_000, () => undefined))
    most.push(++holders)
    await setTimeout(5)
    holders--
    drop()
  }
  await Promise.all(Array.from({ length: 8 }, build))
  expect(most).toEqual(Array.from({ length: 8 }, () => 1))
})

test('who waits says so once, and not for ever', async () => {
  const { out } = folders()
  const drop = taken(claim(placeOf(out)))
  const told: string[] = []
  const result = await claimed(placeOf(out), 300, ({ process: id }) => told.push(id))
  expect(result).toMatchObject({ process: String(process.pid) })
  expect(told).toEqual([String(process.pid)])
  drop()
})

test.for([
  ['of a process that has ended', nameOf(dead, since, machine)],
  ['of one whose number another process has now', nameOf(process.pid, '1', machine)],
])('a claim %s counts for nothing', ([, name]) => {
  const { out, beside } = folders()
  writeFiles(beside, { [String(name)]: '' })
  taken(claim(placeOf(out)))()
})

test('a claim of another machine counts until it is older than any build', () => {
  const { out, beside } = folders()
  const name = nameOf(17, '4', 'elsewhere')
  writeFiles(beside, { [String(name)]: '' })
  expect(claim(placeOf(out))).toMatchObject({ process: '17' })
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(join(beside, name), hourAgo, hourAgo)
  taken(claim(placeOf(out)))()
})
