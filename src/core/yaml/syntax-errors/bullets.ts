/** Bullets and long dashes in place of the hyphen of a list. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Splice } from '../../base/edit.ts'
import {
  firstOf,
  indentOf,
  isBlank,
  type Line,
  linesAfter,
  linesBefore,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

const BULLET = /^([ \t]*)([•·∙●○◦■□▪▫‣➢❖✓–—−‐‑\uf0a7\uf0b7*])[ \t\u00a0]+(?=\S)/

/** The bullet at the start of a line, as word processors write it. */
export function bulletOf(line: string): string | undefined {
  return BULLET.exec(line)?.[2]
}

/** Replaces the bullets of a line and of the following entries with dashes. */
export function dashesForBullets(text: string, line: Line): readonly Splice[] {
  const splices: Splice[] = []
  for (const each of [line, ...linesAfter(text, line)]) {
    const [whole = '', lead = ''] = BULLET.exec(each.text) ?? []
    if (whole && indentOf(each) === indentOf(line))
      splices.push({ start: each.start + lead.length, end: each.start + whole.length, text: '- ' })
    else if (!isBlank(each) && indentOf(each) <= indentOf(line)) break
  }
  return splices
}

export function bulletForDash({ text, line: errorLine }: ParserError): SyntaxMistake | undefined {
  const line = bulletOf(errorLine.text) === undefined ? outerLine(text, errorLine) : errorLine
  const bullet = line && bulletOf(line.text)
  if (!line || bullet === undefined) return undefined
  return {
    finding: messages.bulletForDash(bullet),
    start: line.words,
    end: line.words + 1,
    fixes: [dashesForBullets(text, line)],
  }
}

/** The nearest line above that is indented less: the first line of a longer entry. */
function outerLine(text: string, line: Line): Line | undefined {
  return firstOf(linesBefore(text, line), (above) => !isBlank(above) && indentOf(above) < indentOf(line))
}
