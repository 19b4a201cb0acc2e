/** Only one build at a time writes to an output folder, and the lock of a dead process does not count. */
import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lock, tryLock } from '../../../src/build/publish/release/lock.ts'
import { thisProcess } from '../../../src/build/publish/release/lock-owner.ts'
import { outputFolderAt } from '../../../src/build/publish/release/output-folder.ts'
import { writeFiles } from '../../support/folder.ts'
import { folders } from '../../support/published.ts'

const { since, machine } = thisProcess()
const nameOf = (id: number, start: string, where: string) => `lock-${id}-${start}-${where}-x`

/** A process that has ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid

const isUnlock = (result: unknown): result is () => void => typeof result === 'function'

function taken(result: unknown): () => void {
  if (!isUnlock(result)) throw new Error('Somebody else holds it')
  return result
}

test('the first build gets the lock, the second learns who holds it, and no file is left', () => {
  const { out, root } = folders()
  const output = outputFolderAt(out)
  const unlock = taken(tryLock(output))
  expect(tryLock(output)).toMatchObject({ process: String(process.pid) })
  unlock()
  taken(tryLock(output))()
  expect(readdirSync(root).sort()).toEqual(['pages', 'site.yaml'])
})

test('folders that were made for the lock are deleted too', () => {
  const { root } = folders()
  taken(tryLock(outputFolderAt(join(root, 'a/b/dist'))))()
  expect(readdirSync(root)).not.toContain('a')
})

test('of many builds at once only one holds the lock, and each gets its turn', async () => {
  const { out } = folders()
  const output = outputFolderAt(out)
  let holders = 0
  const most: number[] = []
  const build = async () => {
    const unlock = taken(await lock(output, 20_000, () => undefined))
    most.push(++holders)
    await setTimeout(5)
    holders--
    unlock()
  }
  await Promise.all(Array.from({ length: 8 }, build))
  expect(most).toEqual(Array.from({ length: 8 }, () => 1))
})

test('a build that waits says so once, and gives up in the end', async () => {
  const { out } = folders()
  const unlock = taken(tryLock(outputFolderAt(out)))
  const reported: string[] = []
  const result = await lock(outputFolderAt(out), 300, ({ process: id }) => reported.push(id))
  expect(result).toMatchObject({ process: String(process.pid) })
  expect(reported).toEqual([String(process.pid)])
  unlock()
})

test.for([
  ['of a process that has ended', nameOf(dead, since, machine)],
  ['of one whose number another process has now', nameOf(process.pid, '1', machine)],
])('a lock %s does not count', ([, name]) => {
  const { out, releasesFolder } = folders()
  writeFiles(releasesFolder, { [String(name)]: '' })
  taken(tryLock(outputFolderAt(out)))()
})

test('a lock of another machine counts until it is older than any build can be', () => {
  const { out, releasesFolder } = folders()
  const name = nameOf(17, '4', 'elsewhere')
  writeFiles(releasesFolder, { [String(name)]: '' })
  expect(tryLock(outputFolderAt(out))).toMatchObject({ process: '17' })
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(join(releasesFolder, name), hourAgo, hourAgo)
  taken(tryLock(outputFolderAt(out)))()
})
