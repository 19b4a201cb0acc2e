/** `ukurasa init` for a country: its currency, its time zone and its phone numbers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { emptyFolder } from '../support/folder.ts'

test.for([
  ['sw-TZ', ['lang: sw-TZ', 'currency: TZS', 'timezone: Africa/Dar_es_Salaam', '"+255 700']],
  ['fr-sn', ['lang: fr-SN', 'currency: XOF', 'timezone: Africa/Dakar', '"+221 1 00']],
  ['en-US', ['lang: en-US', 'currency: !todo KES', 'timezone: !todo Africa/Nairobi', '"+254 700']],
] as const)('a new site in %s has the money and the clock of its country', async ([lang, lines]) => {
  const root = join(emptyFolder(), 'site')
  await call('init', root, '--name', 'Afya', '--lang', lang, '--kind', 'bakery')
  const text = readFileSync(join(root, 'site.yaml'), 'utf8')
  for (const line of lines) expect(text).toContain(line)
  const { output } = await call('check', '--root', root)
  expect(output).toContain('0 errors, 0 warnings')
})
