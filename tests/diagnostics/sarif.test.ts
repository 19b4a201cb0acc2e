/** SARIF 2.1.0: the properties that the standard asks for, at the places where its readers look. */
import { expect, test } from 'vitest'
import { formatSarif } from '../../src/diagnostics/format-sarif.ts'
import { call } from '../support/call.ts'
import { pageOf, siteFolder } from '../support/pages.ts'

const TEXT = pageOf('type: richText\ntitel: Words\ntext: Words')

test('a finding is a result of its rule, with its place and what mends it', async () => {
  const root = siteFolder({ 'pages/page.yaml': TEXT })
  const { code, output } = await call('check', '--root', root, '--format', 'sarif')
  expect(code).toBe(1)
  const log = JSON.parse(output)
  expect(log).toMatchObject({
    version: '2.1.0',
    $schema: expect.stringMatching(/sarif-schema-2\.1\.0\.json$/),
  })
  expect(log.runs).toHaveLength(1)
  const [{ tool, results, columnKind }] = log.runs
  expect(columnKind).toBe('utf16CodeUnits')
  expect(tool.driver).toMatchObject({ name: 'Ukurasa', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'unknown-field')
  const artifactLocation = { uri: 'pages/page.yaml', uriBaseId: '%SRCROOT%' }
  const region = { startLine: 5, startColumn: 5, endLine: 5, endColumn: 10 }
  expect(result).toMatchObject({
    level: 'error',
    message: { text: expect.stringMatching(/^The block `richText` has no field `titel`\. Did you mean/) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    fixes: [
      {
        description: { text: expect.stringContaining('`title`') },
        artifactChanges: [
          { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: 'title' } }] },
        ],
      },
    ],
  })
  expect(tool.driver.rules[result.ruleIndex]).toMatchObject({
    id: 'unknown-field',
    shortDescription: { text: expect.stringMatching(/\w/) },
    help: {
      text: expect.stringMatching(/\w/),
      markdown: expect.stringContaining('ukurasa explain unknown-field'),
    },
    defaultConfiguration: { level: 'error' },
  })
})

test('paths are addresses from the root of the repository', () => {
  const span = {
    file: 'pages/a b#c.yaml',
    start: { offset: 0, line: 1, column: 1 },
    end: { offset: 0, line: 1, column: 1 },
  }
  const log = formatSarif([{ severity: 'note', code: 'own', message: 'Words.', span }], {
    version: '1.0.0',
    prefix: 'sites/ü/',
    ruleOf: () => undefined,
    textOf: () => undefined,
  })
  const [run] = JSON.parse(log).runs
  expect(run.tool.driver.rules).toEqual([{ id: 'own' }])
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'sites/%C3%BC/pages/a%20b%23c.yaml',
  )
})

test('a sound site has a log without results', async () => {
  const { code, output } = await call(
    'check',
    '--root',
    siteFolder({}),
    '--format',
    'sarif',
    '--today',
    '2025-10-01',
  )
  expect(code).toBe(0)
  expect(JSON.parse(output).runs[0].results).toEqual([])
})
