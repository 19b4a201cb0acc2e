/** The commonest slips in every line of a page: never more than one message, and what is mended is sound. */
import { expect, test } from 'vitest'
import { applyEdits } from '../../src/core/base/edit.ts'
import { validatePage } from '../../src/core/validate/validate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { LINE_SLIPS } from '../support/line-slips.ts'
import { soundFile } from '../support/sound-site.ts'

const LINES = ['choir', 'fees'].map((name) => soundFile(`pages/${name}.yaml`).split('\n'))

function findingsOf(text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const source = toSource('pages/page.yaml', text, (diagnostic) => found.push(diagnostic))
  validatePage(source, new Map(), (diagnostic) => found.push(diagnostic))
  return found
}

/** Each mends what it can of what the one before left. */
function mended(text: string, rounds = 10): string {
  const edits = findingsOf(text).flatMap(({ fix = [] }) => fix)
  return rounds === 0 || edits.length === 0 ? text : mended(applyEdits(text, edits), rounds - 1)
}

test.for(Object.entries(LINE_SLIPS))('%s', ([, slip]) => {
  let tried = 0
  for (const lines of LINES)
    lines.forEach((line, index) => {
      if (line.trimStart().startsWith('#') || slip(line) === line) return
      tried += 1
      const text = lines.toSpliced(index, 1, slip(line)).join('\n')
      const found = findingsOf(text)
      expect(found.map(({ code }) => code).length, text).toBeLessThanOrEqual(1)
      if (found[0]?.fix) expect(findingsOf(mended(text)), text).toEqual([])
    })
  expect(tried).toBeGreaterThan(4)
})
