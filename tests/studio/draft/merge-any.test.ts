/** Whatever two people do to real pages: their file can be read, no word and no comment is lost. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import { merge } from '../../../src/studio/draft/merge/merge.ts'
import type { Choice, Merged, Versions } from '../../../src/studio/draft/merge/merged.ts'
import { operate } from '../../../src/studio/operations/operate.ts'
import { outlineOf } from '../../../src/studio/operations/outline.ts'
import { isTreeGroup, isTreeList, type Tree, treeOf } from '../../../src/studio/operations/tree.ts'
import { operationsOn } from '../../support/every-operation.ts'
import { type Random, random } from '../../support/mutations.ts'
import { realPages } from '../../support/yaml-texts.ts'

const path = 'pages/page.yaml'
const PAIRS = Number(process.env.MERGES ?? 60)

/** A text after a few random operations. */
function edited(text: string, next: Random): string {
  let now = text
  for (let count = 1 + Math.floor(next() * 3); count > 0; count--) {
    const tree = treeOf({ text: now })
    const operations = tree ? operationsOn(tree) : []
    const operation = operations[Math.floor(next() * operations.length)]
    const outcome = operation && operate({ path, text: now }, operation)
    if (outcome && 'edits' in outcome) now = applySplices(now, outcome.edits)
  }
  return now
}

function wordsOf(tree: Tree | undefined): readonly string[] {
  if (!tree) return []
  const { value } = tree
  if (isTreeList(value)) return value.flatMap(wordsOf)
  if (isTreeGroup(value)) return Object.values(value).flatMap(wordsOf)
  return value.split('\n').map((line) => line.trim())
}

const commentsOf = (text: string) =>
  outlineOf(text).comments.map(({ start, end }) => text.slice(start, end).trimEnd())

/** The words and comments that one of both wrote, and that nobody is shown. */
function lost({ opened = '', mine = '', theirs = '' }: Versions, merged: Merged): readonly string[] {
  const shown = merged.clashes.flatMap((clash) => [clash.mine.text ?? '', clash.theirs.text ?? '']).join('\n')
  const known = new Set([opened, merged.text ?? ''].flatMap((text) => wordsOf(treeOf({ text }))))
  const words = [mine, theirs].flatMap((text) => wordsOf(treeOf({ text })))
  const isShown = (line: string) => shown.includes(line) || shown.includes(JSON.stringify(line).slice(1, -1))
  const remarks = new Set([...commentsOf(opened), ...commentsOf(merged.text ?? '')])
  return [
    ...words.filter((line) => !known.has(line) && !isShown(line)),
    ...[mine, theirs].flatMap(commentsOf).filter((remark) => !remarks.has(remark) && !shown.includes(remark)),
  ]
}

test(`${PAIRS} pairs of changed pages`, () => {
  const next = random(Number(process.env.SEED ?? 3))
  const pages = realPages()
  let [clean, whole] = [0, 0]
  for (let count = 0; count < PAIRS; count++) {
    const opened = pages[Math.floor(next() * pages.length)] ?? ''
    const versions = { path, opened, mine: edited(opened, next), theirs: edited(opened, next) }
    const merged = merge(versions)
    const said = JSON.stringify(versions)
    expect(lost(versions, merged), said).toEqual([])
    if (merged.clashes.length === 0) clean++
    if (merged.clashes.some(({ kind }) => kind === 'file')) whole++
    for (const choice of ['mine', 'theirs'] satisfies readonly Choice[]) {
      const chosen = merge(versions, new Map(merged.clashes.map(({ key }) => [key, choice])))
      expect(chosen.open, said).toEqual([])
      expect(treeOf({ text: chosen.text ?? '' }), said).toBeDefined()
    }
  }
  expect(clean).toBeGreaterThan(PAIRS / 2)
  expect(whole).toBeLessThan(PAIRS / 20)
})
