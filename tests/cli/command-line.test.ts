/** What the command line takes, and what it answers where it is called wrongly. */
import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { defineCommand } from '../../src/cli/command.ts'
import { COMMANDS, run } from '../../src/cli/main.ts'
import { call } from '../support/call.ts'
import { PROJECT, textOf } from '../support/modules.ts'
import { pageOf, prose, siteFolder } from '../support/pages.ts'

test.for([
  [[], /^ukurasa: .*\n {2}check \[PAGE\] +says/s],
  [['chek'], /no command `chek`.*check/],
  [['new'], /Say what to make: npx ukurasa new block or npx ukurasa new page/],
  [['new', 'pages'], /ukurasa new block or/],
  [['new', 'block'], /NAME is missing/],
  [['new', 'block', 'my-block'], /A block cannot be called my-block/],
  [['new', 'block', 'class'], /A block cannot be called class/],
  [['new', 'block', 'con'], /A block cannot be called con: Windows reserves this name\./],
  [['new', 'block', 'Hero'], /A block cannot be called Hero/],
  [['new', 'block', 'hero'], /already src\/blocks\/hero/],
  [['new', 'block', 'linklist'], /already src\/blocks\/linkList/],
  [['new', 'block', 'index'], /already src\/blocks\/index\.ts/],
  [['chek', '--help'], /Did you mean `check`/],
  [['check', '--rot', '.'], /`check` has no option --rot. Did you mean --root\?/],
  [['check', '-x'], /no option -x/],
  [['check', '--release=yes'], /--release takes no value/],
  [['check', '--root', '--release'], /--root needs a value: DIR/],
  [['check', '/fees', '/choir'], /`check` takes PAGE; `\/choir` is one word too many/],
  [['check', '/feees'], /There is no page \/feees\. Did you mean `\/fees`\?/],
  [['todo', 'pages'], /`todo` takes options only; `pages` is one word too many/],
  [['check', '--root', 'no-such-folder'], /--root: there is no folder no-such-folder/],
  [
    ['todo', '--root', 'pages'],
    /no site\.yaml in `.*pages`\. Run the command in the folder `.*`: site\.yaml is there/,
  ],
  [
    ['new', 'page', '/choir', '--root', 'pages'],
    /no site\.yaml in `.*pages`\. Run the command in the folder/,
  ],
  [
    ['rename', '/fees', '/costs', '--root', 'pages'],
    /no site\.yaml in `.*pages`\. Run the command in the folder/,
  ],
  [['check', '--today', 'tomorrow'], /--today: tomorrow is not a date.*2025-10-01/],
  [['check', '--today', '2025-10-01T12:00'], /--today: 2025-10-01T12:00 is not a date/],
  [['check', '--today', '2025-13-01'], /--today: 2025-13-01 is not a date/],
  [['check', '--today', '2026-02-30'], /--today: 2026-02-30 is not a date/],
  [['check', '--format', 'xml'], /--format: xml is not known.*pretty/],
  [['check', '--port', '4000'], /`check` has no option --port/],
  [['preview', '--port', 'http'], /--port: http is not a port/],
  [['preview', '--port', '70000'], /--port/],
  [['check', '--today'], /--today/],
  [['preview', '--out', 'no-such-folder'], /no site in .*no-such-folder/],
] as const)('%j ends with 2 and says why', async ([words, reason]) => {
  const { code, output } = await call(...words)
  expect(code).toBe(2)
  expect(output).toMatch(reason)
  expect(output).not.toMatch(/\n\s+at |TypeError|Error:/)
})

test.for([['--help'], ['-h'], ['help']] as const)('%j gives the overview', async (words) => {
  const { code, output } = await call(...words)
  expect(code).toBe(0)
  for (const { name, summary } of COMMANDS) expect(output).toMatch(lineOf(name, summary))
})

test.for([['--version'], ['-v'], ['version']] as const)('%j says the version', async (words) => {
  const { version } = JSON.parse(textOf('package.json'))
  expect(await call(...words)).toEqual({ code: 0, output: `${version}\n` })
})

test.for(COMMANDS.map(({ name }) => name))(
  'ukurasa %s --help gives its options and examples',
  async (name) => {
    const { code, output } = await call(...name.split(' '), '--help')
    const command = COMMANDS.find((each) => each.name === name)
    expect(code).toBe(0)
    expect(output).toBe((await call('help', ...name.split(' '))).output)
    for (const { name: option, help } of command?.options ?? [])
      expect(output).toMatch(lineOf(`--${option}`, help))
    expect(command?.examples.length).toBeGreaterThan(0)
    for (const [example, does] of command?.examples ?? [])
      expect(output).toContain(`  npx ukurasa ${example}\n      ${does}\n`)
  },
)

test.for(COMMANDS.flatMap(({ name, examples }) => examples.map(([example]) => [name, example] as const)))(
  '%s: the example `%s` can be called',
  ([name, example]) => {
    const words = (example.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
    const own = name.split(' ')
    expect(words.slice(0, own.length)).toEqual(own)
    expect(COMMANDS.find((each) => each.name === name)?.problemOf(words.slice(own.length))).toBe(undefined)
  },
)

test('every folder in commands/ is the command of its name', () => {
  const folders = readdirSync(join(PROJECT, 'src/cli/commands'))
  expect(COMMANDS.map(({ name }) => name.replace(' ', '-')).sort()).toEqual(folders.sort())
})

test('README names every command, and only commands that exist', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    textOf('package.json'),
  )
  const readme = textOf('README.md').replaceAll(/npm (?:run )?([a-z]+)/g, (call, script: string) =>
    (scripts[script] ?? call).replace('node src/cli/ukurasa.mjs', 'npx ukurasa'),
  )
  const named = [...readme.matchAll(/npx ukurasa ((?:new )?[a-z]+)/g)].map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual(COMMANDS.map(({ name }) => name).sort())
})

/** A line that begins with a word and ends with its explanation. */
function lineOf(word: string, says: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^ +${literal(word)}\\b.* {2}${literal(says)}$`, 'm')
}

test('a link that leads to itself is a mistake of its place, not of ours', async () => {
  const root = siteFolder({})
  symlinkSync('loop.yaml', join(root, 'pages/loop.yaml'))
  const { code, output } = await call('check', '--root', root)
  expect(code).toBe(1)
  expect(output.match(/^\S+:\d+:\d+ error.*$/gm)).toEqual([
    expect.stringMatching(/^pages\/loop.yaml:1:1 error.*it is only a shortcut to itself/),
  ])
  symlinkSync('loop', join(root, 'loop'))
  expect(await call('check', '--root', join(root, 'loop'))).toMatchObject({
    code: 2,
    output: expect.stringMatching(/--root: there is no folder/),
  })
})

test('errors stand last, next to the sum; fix lists nothing else', async () => {
  const root = siteFolder({
    'pages/fees.yaml': pageOf('type: ctaButton\nhref: /nowhere'),
    'pages/zoo.yaml': prose('• one\n• two'),
  })
  const severities = (output: string) => output.match(/(?<=^\S+:\d+:\d+ )\w+/gm) ?? []
  const checked = severities((await call('check', '--root', root)).output)
  expect(checked.length).toBeGreaterThan(1)
  expect(checked.at(-1)).toBe('error')
  expect(checked.filter((each) => each === 'error')).toHaveLength(1)
  const { output } = await call('fix', '--root', root)
  expect(severities(output)).toEqual(['error'])
  expect(output).toContain('ukurasa check also lists warnings and notes.\n')
})

test('a mistake of ours is called one, and is no error of the content', async () => {
  const broken = defineCommand({
    name: 'broken',
    group: 'extend',
    summary: 'fails',
    examples: [],
    asks: () => undefined,
    run: async () => {
      throw new Error('a slip')
    },
  })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await run(broken, [])
  const written = write.mock.calls.join('')
  write.mockRestore()
  expect(code).toBe(2)
  expect(written).toMatch(/bug in Ukurasa, not a mistake in your pages.*a slip/s)
})

test('--format json prints one object, with lines and columns from 1 and files relative to the root', async () => {
  const root = siteFolder({ 'pages/page.yaml': pageOf('type: richText\ntext: !todo Words\ntitel: Words') })
  const { code, output } = await call('check', '--root', root, '--format', 'json')
  expect(code).toBe(1)
  expect(JSON.parse(output)).toEqual({
    diagnostics: [
      {
        file: 'pages/page.yaml',
        line: 6,
        column: 5,
        endLine: 6,
        endColumn: 10,
        severity: 'error',
        code: 'unknown-field',
        message: 'The block `richText` has no field `titel`.',
        help: 'Did you mean `title`? The fields are: `type`, `anchor`, `title` and `text`.',
      },
    ],
    summary: { pages: 3, errors: 1, warnings: 0, 'stand-ins': 1 },
  })
})
