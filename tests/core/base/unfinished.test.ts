/** What the machine refuses is no mistake of the code, and is told without its lines. */
import { expect, test } from 'vitest'
import { reasonOf, UserError } from '../../../src/build/base/user-error.ts'

const refused = (code: string) => Object.assign(new Error(`${code}: it is so, open 'x'`), { code })

test.for(['EMFILE', 'EIO', 'ENOSPC', 'EROFS', 'EACCES'])('%s is of the machine', (code) => {
  expect(reasonOf(refused(code))).toBe(`The computer refuses: ${code}: it is so, open 'x'.`)
})

test('a package that is not there is of the installation', () => {
  expect(reasonOf(refused('ERR_MODULE_NOT_FOUND'))).toContain('run npm ci')
})

test('words for the author are given as they are', () => {
  expect(reasonOf(new UserError('Run it again.'))).toBe('Run it again.')
})

test.for([new Error('x'), new TypeError('x is not a function'), refused('ENOENT'), 'x', undefined])(
  '%s is ours',
  (cause) => {
    expect(reasonOf(cause)).toBeUndefined()
  },
)
