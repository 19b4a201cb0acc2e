/** Mistakes in a site's own blocks, as the preview shows them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownBlock } from '../../diagnostics/messages.ts'
import type { Problem } from '../facts.ts'
import type { BlockMistake } from '../own-blocks.ts'
import { problemsOf } from './problems.ts'

export function blockProblems(root: string, mistakes: readonly BlockMistake[]): readonly Problem[] {
  return mistakes.flatMap(({ file, line, column, message }) => {
    const text = textOf(join(root, file))
    const before = text?.split('\n').slice(0, line - 1) ?? []
    const offset = before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1
    const start = { offset, line, column }
    const end = { ...start, offset: offset + 1, column: column + 1 }
    const texts = new Map(text === undefined ? [] : [[file, text] as const])
    return problemsOf([{ ...ownBlock(message), span: { file, start, end } }], texts)
  })
}

/** A file that the block needs may be missing. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
