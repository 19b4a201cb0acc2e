/** What the machine refuses is no damage: a file that is whole must not be made again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readSealed, writeSealed } from '../../../src/build/store/seal.mjs'
import { keptFolder } from '../../support/folder.ts'

const refusal = vi.hoisted(() => ({ code: '' }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const readFileSync = (path: string) => {
    if (refusal.code) throw Object.assign(new Error(refusal.code), { code: refusal.code })
    return fs.readFileSync(path)
  }
  return { ...fs, readFileSync }
})

test('too many open files are told, and damage is as good as no file', () => {
  const path = join(keptFolder(), 'kept')
  writeSealed(path, 'name 1', Buffer.from('words'))
  expect(readSealed(path, 'name 1')?.toString()).toBe('words')
  for (const code of ['EMFILE', 'ENFILE']) {
    refusal.code = code
    expect(() => readSealed(path, 'name 1')).toThrow(code)
  }
  refusal.code = 'EIO'
  expect(readSealed(path, 'name 1')).toBeUndefined()
  refusal.code = ''
  writeFileSync(path, 'damaged')
  expect(readSealed(path, 'name 1')).toBeUndefined()
})
