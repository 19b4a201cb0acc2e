/** What a workflow of GitHub is told: ten annotations, those of the change first, and the rest in its summary. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Diagnostic, startOf } from '../../src/diagnostics/diagnostic.ts'
import { formatGithub, summaryOf } from '../../src/diagnostics/format-github.ts'
import { call } from '../support/call.ts'
import { writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { pageOf } from '../support/pages.ts'
import { repository } from '../support/repository.ts'

const NO_CHANGE = { prefix: '', touched: new Set<string>() }
const found = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  code: 'a-code',
  message: 'A message.',
  span: startOf('pages/a.yaml'),
  ...more,
})
const from = (file: string, severity: Diagnostic['severity']) => found({ severity, span: startOf(file) })

/** Whatever runs the tests, perhaps a workflow of GitHub, has no part in it. */
beforeEach(() => {
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('GITHUB_')))
    vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

test('an annotation has its place, and nothing in it ends it too early', () => {
  const span = {
    file: 'pages/50%,a:b.yaml',
    start: { offset: 9, line: 2, column: 3 },
    end: { offset: 12, line: 2, column: 6 },
  }
  const hostile = found({ span, message: 'It is 100%,\r\n::error::not: so.', help: 'Write 99%.' })
  expect(formatGithub([hostile], { ...NO_CHANGE, prefix: 'sites/a/' }).annotations).toEqual([
    '::error file=sites/a/pages/50%25%2Ca%3Ab.yaml,line=2,endLine=2,col=3,endColumn=6,title=a-code::It is 100%25,%0D%0A::error::not: so.%0AWrite 99%25.',
  ])
})

test('a span over several lines has no end column', () => {
  const span = { ...startOf('a.yaml'), end: { offset: 30, line: 4, column: 2 } }
  expect(formatGithub([found({ span })], NO_CHANGE).annotations).toEqual([
    '::error file=a.yaml,line=1,endLine=4,col=1,title=a-code::A message.',
  ])
})

test('what the change touches comes first, then what is worse; ten are annotations', () => {
  const touched = new Set(['site/pages/new.yaml'])
  const all = [
    ...Array.from({ length: 9 }, (_, index) => from(`pages/old${index}.yaml`, 'error')),
    from('pages/new.yaml', 'note'),
    from('pages/new.yaml', 'error'),
    from('pages/old.yaml', 'warning'),
  ]
  const { annotations, rest } = formatGithub(all, { prefix: 'site/', touched })
  expect(annotations.map((line) => line.split(',')[0]).slice(0, 3)).toEqual([
    '::error file=site/pages/new.yaml',
    '::notice file=site/pages/new.yaml',
    '::error file=site/pages/old0.yaml',
  ])
  expect(annotations).toHaveLength(10)
  expect(rest.map(({ span }) => span.file)).toEqual(['pages/old8.yaml', 'pages/old.yaml'])
})

test('in the summary what authors wrote does nothing', () => {
  const message = 'There is no page `/<img>`](x) [a](b) <script>x</script> ![c](d) `code`.'
  const markdown = summaryOf([found({ message })], NO_CHANGE, () => 'https://example.org/a')
  const html = new MarkdownIt({ html: true }).render(markdown)
  expect([...new Set(html.match(/<\w+/g))].sort()).toEqual(['<a', '<code', '<h3', '<li', '<ul'])
  expect(html.match(/<a href="([^"]*)"/g)).toEqual(['<a href="https://example.org/a"'])
  expect(html).toContain('<code>code</code>')
})

/** A site in a folder of a repository, with two commits: the second is the change. */
function changedSite() {
  const { folder, commit } = repository('site')
  const root = join(folder, 'site')
  cpSync(join(PROJECT, 'tests/sites/base'), root, { recursive: true })
  writeFiles(root, { 'pages/a.yaml': pageOf('type: hero\ntitel: Words') })
  const base = commit()
  writeFiles(root, {
    'pages/new.yaml': pageOf('type: hero\ntitel: Words'),
    'summary.md': '',
    'event.json': '',
  })
  commit()
  return { root, base }
}

const files = (output: string) => [...output.matchAll(/^::error file=([^,]+)/gm)].map(([, file]) => file)

test('of the merge that GitHub checks the commit before is the base, in a clone without more', async () => {
  const { root } = changedSite()
  vi.stubEnv('GITHUB_REF', 'refs/pull/7/merge')
  const { output } = await call('check', '--root', root, '--format', 'github')
  expect(files(output)).toEqual(['site/pages/new.yaml', 'site/pages/a.yaml'])
})

test.for([
  ['the commit of a pull request', (base: string) => ({ pull_request: { base: { sha: base } } }), undefined],
  ['the commit before a push', (base: string) => ({ before: base }), undefined],
  ['the branch that it goes to', () => ({}), 'main~1'],
] as const)('the change is known by %s', async ([, event, branch]) => {
  const { root, base } = changedSite()
  writeFiles(root, { 'event.json': JSON.stringify(event(base)) })
  vi.stubEnv('GITHUB_EVENT_PATH', join(root, 'event.json'))
  vi.stubEnv('GITHUB_BASE_REF', branch)
  const { code, output } = await call('check', '--root', root, '--format', 'github')
  expect(code).toBe(1)
  expect(files(output)).toEqual(['site/pages/new.yaml', 'site/pages/a.yaml'])
})

test('without a commit to compare with, files come in their order', async () => {
  const { root } = changedSite()
  writeFiles(root, { 'event.json': JSON.stringify({ before: '0'.repeat(40) }) })
  vi.stubEnv('GITHUB_EVENT_PATH', join(root, 'event.json'))
  const { output } = await call('build', '--root', root, '--format', 'github', '--out', join(root, 'dist'))
  expect(files(output)).toEqual(['site/pages/a.yaml', 'site/pages/new.yaml'])
})

test('in the summary lines to copy are code, with their indent', () => {
  const help = 'Add `items:`. Below line 4, for example:'
  const lines = ['    items:', '      - title: Words']
  const markdown = summaryOf([found({ help, lines })], NO_CHANGE, () => undefined)
  expect(new MarkdownIt().render(markdown)).toContain(
    '<pre><code>    items:\n      - title: Words\n</code></pre>',
  )
})

test('what is too much for annotations goes into the summary of the step', async () => {
  const { root } = changedSite()
  const blocks = Array.from(
    { length: 12 },
    (_, index) => `type: hero\ntitle: Words ${index}\nimage: none-${index}.svg\nalt: x`,
  )
  writeFiles(root, { 'pages/new.yaml': pageOf(...blocks) })
  for (const [name, value] of Object.entries({
    GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'school/site',
    GITHUB_SHA: 'abc',
  }))
    vi.stubEnv(name, value)
  const { output } = await call('check', '--root', root, '--format', 'github')
  expect(output.match(/^::/gm)).toHaveLength(10)
  const summary = readFileSync(join(root, 'summary.md'), 'utf8')
  expect(summary).toMatch(/^### \d+ more messages of Ukurasa\n\n- \[`site\/pages\/new\.yaml:\d+:\d+`\]/)
  expect(summary).toContain('(https://github.example/school/site/blob/abc/site/pages/new.yaml#L')
})
