/** The workflows of GitHub: what they run is pinned, and who may write runs nothing of the change. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { emptyFolder, type Files, writeFiles } from '../support/folder.ts'
import { PROJECT, textOf } from '../support/modules.ts'

type Step = {
  readonly name?: string
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
type Job = {
  readonly steps: readonly Step[]
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly if?: string
}
type Workflow = {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const FOLDER = '.github/workflows'
const names = readdirSync(join(PROJECT, FOLDER)).sort()
const workflow = (name: string): Workflow => parse(textOf(`${FOLDER}/${name}`))
const jobs = names.flatMap((name) =>
  Object.entries(workflow(name).jobs).map(([id, job]) => [`${name}: ${id}`, job, workflow(name)] as const),
)

test('there are those that test, try other browsers, check a change, and publish', () => {
  expect(names).toEqual(['browsers.yml', 'check.yml', 'publish.yml', 'test.yml'])
})

test('other browsers are tried once a week and on demand, each by its name, so that a missing one is a failure', () => {
  const { on, jobs: all } = workflow('browsers.yml')
  expect(on).toEqual({
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }],
    workflow_dispatch: null,
  })
  const runs = (all.browsers?.steps ?? []).flatMap(({ run }) => run ?? [])
  expect(runs.join('\n')).toMatch(/apt-get install .*webkit2gtk-driver xvfb/)
  expect(runs.at(-1)).toMatch(
    /-c tests\/browsers\/playwright\.config\.ts --project firefox --project webkit$/,
  )
})

test.for(names)('%s runs actions by commit, with their version beside it', (name) => {
  const lines = textOf(`${FOLDER}/${name}`).match(/^.*\buses:.*$/gm) ?? []
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('what is uploaded is a folder of files, no link', () => {
  const builds = names.flatMap((name) => textOf(`${FOLDER}/${name}`).match(/ukurasa build\b.*/g) ?? [])
  expect(builds).toHaveLength(2)
  for (const build of builds) expect(build).toMatch(/ --plain\b/)
})

test('one action has one commit everywhere', () => {
  const used = names.flatMap(
    (name) => textOf(`${FOLDER}/${name}`).match(/[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+/g) ?? [],
  )
  const versions = new Set(used)
  expect(versions.size).toBe(new Set(used.map((each) => each.split('@')[0])).size)
})

test.for(jobs)('%s has no right that it does not need', ([, job, { on, permissions }]) => {
  expect(Object.keys(on)).not.toContain('pull_request_target')
  expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([])
  expect(job['timeout-minutes']).toBeLessThanOrEqual(20)
  const rights = job.permissions ?? permissions
  const writes = Object.entries(rights).filter(([, right]) => right === 'write')
  const runsOurs = job.steps.some(
    ({ uses = '', run = '' }) => uses.startsWith('actions/checkout@') || /\b(?:npm|npx|node)\b/.test(run),
  )
  expect(runsOurs && writes.length > 0).toBe(false)
  expect(runsOurs ? rights : {}).toEqual(runsOurs ? { contents: 'read' } : {})
})

test.for(jobs)('%s keeps no token, and takes no words of others for commands', ([, { steps }]) => {
  for (const { uses = '', run = '', with: given } of steps) {
    if (uses.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false })
    expect(run).not.toContain('${{')
  }
})

function step(name: string, job: string, id: string): Step {
  const found = workflow(name).jobs[job]?.steps.find((each) => each.id === id || each.name === id)
  if (!found) throw new Error(`${name} has no step ${id}`)
  return found
}

/** Runs the script of a step as GitHub does, with programs of these names that write what they are told. */
function runScript(
  { run = '' }: Step,
  programs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  files: Files = {},
) {
  const folder = emptyFolder()
  writeFiles(folder, files)
  for (const [name, script] of Object.entries(programs)) {
    writeFiles(folder, { [`bin/${name}`]: `#!/bin/bash\n${script}\n` })
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', run], {
    cwd: folder,
    env: {
      PATH: `${folder}/bin:${process.env.PATH}`,
      GITHUB_STEP_SUMMARY: `${folder}/summary`,
      GITHUB_OUTPUT: `${folder}/output`,
      ...env,
    },
    encoding: 'utf8',
  })
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
  return { status, stdout, stderr, read }
}

const comment = step('check.yml', 'comment', 'one comment, updated by every commit')
/** Answers the list of comments with these ids; keeps what is sent. */
const gh = (...ids: readonly string[]) =>
  `echo "$@" >> calls; if [[ "$*" == *--jq* ]]; then printf '%s' '${ids.map((id) => `${id}\n`).join('')}'; else cat > sent; fi`
const REVIEW = 'Fees: 1 → 2 $(touch harm) `touch harm`\nmore'

test.for([
  ['makes one', [], '--silent --method POST repos/s/issues/7/comments --field body=@-'],
  [
    'brings its own up to date',
    ['12', '34'],
    '--silent --method PATCH repos/s/issues/comments/12 --field body=@-',
  ],
] as const)('the comment on a change: %s', ([, ids, expected]) => {
  const { status, stderr, read } = runScript(
    comment,
    { gh: gh(...ids) },
    { COMMENTS: 'repos/s/issues/7/comments', COMMENT: 'repos/s/issues/comments', REVIEW },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(read('calls').trim().split('\n').at(-1)).toBe(`api ${expected}`)
  expect(read('sent')).toBe(`<!-- what the change means -->\n${REVIEW}\n`)
  expect(read('harm')).toBe('')
})

const review = step('check.yml', 'site', 'review')
const programs = {
  npx: `[ "$*" = "ukurasa diff HEAD^1 --format markdown" ] && echo 'Fees: 1 → 2'`,
  npm: "echo '/fees 20 KB'",
}

/** The value of the output, as GitHub reads it. */
function outputOf(written: string): string {
  const [, end = '', text = ''] = /^text<<(\S+)\n([\s\S]*)$/.exec(written) ?? []
  expect(text.endsWith(`\n${end}\n`)).toBe(true)
  return text.slice(0, -end.length - 1)
}

test('the review says what the change means and how large the pages are, also for forks', () => {
  const site = 'https://github.example/artifacts/7'
  const { status, stderr, read } = runScript(review, programs, { BUILT: 'success', SITE: site })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(read('summary')).toContain(
    `Fees: 1 → 2\n\n[The site with this change](${site}): unpack it. Then run \`npm run preview --`,
  )
  expect(read('summary')).toContain(
    '\n\n<details><summary>The size of the pages</summary>\n\n```text\n/fees 20 KB\n',
  )
  expect(outputOf(read('output'))).toBe(read('summary'))
})

test('of a change that cannot be built the review says so', () => {
  const { status, read } = runScript(review, programs, { BUILT: 'skipped' })
  expect(status).toBe(0)
  expect(read('summary')).toMatch(/^Fees: 1 → 2\n\n\*\*The site cannot be built with this change\.\*\*/)
})

test('pages that are too large are named', () => {
  const { read } = runScript(review, { ...programs, npm: "echo '/fees 90 KB'; exit 1" }, { BUILT: 'success' })
  expect(read('summary')).toContain('<summary>Some pages are too large</summary>')
})

test.for([
  ['url: !todo https://example.org/', 1],
  ['"url" : !todo "https://example.org/"', 1],
  ['url: https://example.org/ # not !todo any more', 0],
  ['organisation:\n  url: !todo https://example.org/', 0],
] as const)('a site with %j is not published: %i', ([site, expected]) => {
  const env = { GITHUB_REPOSITORY: 'Choir/site', GITHUB_REPOSITORY_OWNER: 'Choir' }
  const found = runScript(step('publish.yml', 'build', 'the address of the site'), {}, env, {
    'site.yaml': `schemaVersion: 2\n${site}\n`,
  })
  expect(found).toMatchObject({ status: expected, stderr: '' })
  const said = /^::error file=site\.yaml,line=2,title=url::.* https:\/\/Choir\.github\.io\/site\/\.\n$/
  expect(found.stdout).toMatch(expected === 0 ? /^$/ : said)
})

test('nothing else than the review is published without a look at it', () => {
  expect(workflow('check.yml').jobs.comment?.if).toContain('head.repo.full_name == github.repository')
  expect(Object.keys(workflow('publish.yml').on)).toEqual(['push', 'schedule', 'workflow_dispatch'])
  expect(workflow('publish.yml').on.push).toEqual({ branches: ['main'] })
})
