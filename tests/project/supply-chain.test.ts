/** What is installed, and what of it browsers get. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { chunksOf } from '../../src/build/assets/client-bundle.ts'
import { licences, SHIPPED } from '../../src/cli/commands/generate/licences.ts'
import { textOf } from '../support/modules.ts'

type Locked = {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
type Lock = {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, Locked>>
}

const lock: Lock = JSON.parse(textOf('package-lock.json'))
const { '': own, ...installed } = lock.packages
const entries = Object.entries(installed)

test('every package of the lock file has a hash of its content, and comes from the registry', () => {
  expect(entries.length).toBeGreaterThan(200)
  expect(entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
  const elsewhere = entries.filter(
    ([, { link, resolved }]) =>
      link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(elsewhere).toEqual([])
})

test('the lock file says what package.json says', () => {
  const { dependencies, devDependencies }: Record<string, unknown> = JSON.parse(textOf('package.json'))
  expect(own).toMatchObject({ dependencies, devDependencies })
})

test('only a package that nothing needs runs a program when it is installed', () => {
  const running = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(running).toEqual(['node_modules/@parcel/watcher'])
})

test('updates of packages and of actions are suggested by themselves', () => {
  type Updates = {
    readonly updates: readonly { readonly 'package-ecosystem': string; readonly schedule: unknown }[]
  }
  const { updates }: Updates = parse(textOf('.github/dependabot.yml'))
  expect(updates.map((each) => each['package-ecosystem']).sort()).toEqual(['github-actions', 'npm'])
  for (const { schedule } of updates) expect(schedule).toHaveProperty('interval')
})

/** The package that a bundled module belongs to; the bundler brings small parts of its own along. */
function packageOf(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /^\0([^/]+)\//.exec(id)?.[1]
}

test('the list of licences names all that browsers get, and nothing else', async () => {
  const entry = '/@ukurasa-entry'
  const chunks = await Promise.all([
    chunksOf({ input: 'src/client/boot.ts', format: 'iife', external: [entry] }),
    chunksOf({ input: 'src/client/countdown.ts', format: 'iife', external: [] }),
    chunksOf({ input: 'src/client/find-page.ts', format: 'iife', external: [] }),
    chunksOf({ input: 'src/client/main.ts', format: 'es', external: [], hasSearch: true }),
  ])
  const bundled = chunks
    .flat()
    .flatMap(({ modules }) => Object.keys(modules).flatMap((id) => packageOf(id) ?? []))
  const besides = ['@fontsource-variable/inter', 'bootstrap']
  expect([...new Set([...bundled, ...besides])].sort()).toEqual(SHIPPED)
})

test('all of them may be passed on', () => {
  const [, list = ''] = licences().text.split('following works.')
  const rows = [...list.matchAll(/^(\S+) [\d.]+: (.*)$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(SHIPPED)
  expect(
    rows.filter(([, , licence = '']) => !/^(?:MIT|BSD-3-Clause|OFL-1\.1|Unlicense)$/.test(licence)),
  ).toEqual([])
})
