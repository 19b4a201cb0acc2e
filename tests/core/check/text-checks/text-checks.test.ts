/** Quick tests decide which checks see a text. In all sites and all mistakes, they let every text through that has a slip. */
import { expect, test } from 'vitest'
import { fieldOf, visitTexts } from '../../../../src/core/base/texts-in.ts'
import { joinedLines, mayJoinLines } from '../../../../src/core/check/text-checks/joined-lines.ts'
import { fieldsBeside } from '../../../../src/core/check/text-checks/schema-of-text.ts'
import { mayHaveSlip, TESTED_CHECKS } from '../../../../src/core/check/text-checks/text-checks.ts'
import { pushedFields } from '../../../../src/core/yaml/pushed-fields.ts'
import { toSource } from '../../../../src/core/yaml/source.ts'
import { type SourceFile, writtenAt } from '../../../../src/core/yaml/source-file.ts'
import { filesOf, textOf } from '../../../support/modules.ts'

const ignore = () => undefined

type Found = { readonly check: string; readonly text: string; readonly isLetThrough: boolean }

/** What the checks find in the texts of a file. Each text is read as Markdown and as plain words. */
function foundIn(source: SourceFile): readonly Found[] {
  const found: Found[] = []
  visitTexts(source.value, [], (value, path) => {
    const at = [...path]
    // The file is no page.
    if (at.length === 0) return
    const written = writtenAt(source, source.spanOf(at))
    const text = value.trim()
    for (const isMarkdown of [true, false])
      for (const { find, mayFind } of TESTED_CHECKS) {
        const slip = find({
          text,
          value: source.value,
          field: fieldOf(at),
          isMarkdown,
          isOneLine: false,
          pushed: () => pushedFields(source, at, fieldsBeside(source.value, at, source)),
          written: () => written,
        })
        if (!slip) continue
        const isOfInterest = find === joinedLines ? mayJoinLines(source) : mayHaveSlip(text, isMarkdown)
        found.push({ check: find.name, text, isLetThrough: isOfInterest && mayFind.test(text) })
      }
  })
  return found
}

test('a check that finds a slip in a text is not passed over', { timeout: 120_000 }, () => {
  const paths = filesOf(['tests/mistakes', 'tests/sites', 'pages'], /\.yaml$/)
  const contents = new Map(paths.map((path) => [textOf(path), path]))
  const found = [...contents].flatMap(([content, path]) => foundIn(toSource(path, content, ignore)))
  expect(found.filter(({ isLetThrough }) => !isLetThrough)).toEqual([])
  expect(new Set(found.map(({ check }) => check))).toEqual(
    new Set(TESTED_CHECKS.map(({ find }) => find.name)),
  )
})
