/** Only commands for which the date counts have the option `--today`. */
import { expect, test } from 'vitest'
import { call } from '../../support/call.ts'

test.for(['diff', 'preview'])('%s takes --root, but not --today', async (name) => {
  const { output } = await call(name, '--help')
  expect(output).toContain('--root')
  expect(output).not.toContain('--today')
  expect(await call(name, '--today', '2025-10-01')).toMatchObject({ code: 2 })
})
