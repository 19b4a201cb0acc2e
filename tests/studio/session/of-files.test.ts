/** What is told once for several pages is told on each of them, if it is the one that is open. */
import { expect, test } from 'vitest'
import { ofFiles } from '../../../src/studio/session/of-files.ts'
import { prose } from '../../support/pages.ts'
import { read } from '../../support/site.ts'

const [ONE, OTHER, THIRD] = ['pages/a.yaml', 'pages/b.yaml', 'pages/c.yaml']

test.for([
  ['a page that is gone', '[Read](/gone)', 'broken-link'],
  ['a place that is gone', '[Read](/#gone)', 'broken-anchor'],
  ['a value that is gone', 'It costs ${organisation.gone}.', 'unknown-value'],
] as const)('%s', ([, words, code]) => {
  const { diagnostics } = read({
    [ONE]: prose(words),
    [OTHER]: prose(`${words} Now.`),
    [THIRD]: prose('Words'),
  })
  const told = diagnostics.filter((each) => each.code === code)
  expect(told).toHaveLength(1)
  const seen = (...files: readonly string[]) =>
    told.flatMap(ofFiles(new Map(files.map((file) => [file, undefined]))))
  for (const file of [ONE, OTHER]) expect(seen(file).map(({ span }) => span.file)).toEqual([file])
  expect(seen(ONE, OTHER)).toHaveLength(1)
  expect(seen(THIRD)).toEqual([])
})
