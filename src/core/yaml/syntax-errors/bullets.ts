/** Bullets and long dashes, where the hyphen of a list is expected. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  type Fault,
  indentOf,
  isBlank,
  type Line,
  lineBefore,
  linesAfter,
  type Mark,
  ownerOf,
  type Splice,
} from './syntax-error.ts'

const BULLET = /^([ \t]*)([•·∙●○◦■□▪▫‣➢❖✓–—−‐‑\uf0a7\uf0b7*])[ \t\u00a0]+(?=\S)/

/** What stands before the entries of a list that came out of a word processor. */
export function bulletOf(line: string): string | undefined {
  return BULLET.exec(line)?.[2]
}

/** The bullets of a line and of those after it that have one become dashes. */
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

export function bulletForDash({ text, line: fault, owner }: Fault): Mark | undefined {
  const line = bulletOf(fault.text) === undefined ? outerLine(text, fault) : fault
  const bullet = line && bulletOf(line.text)
  if (!line || bullet === undefined) return undefined
  const list = line === fault ? owner : ownerOf(text, line)
  return {
    finding: messages.bulletForDash(bullet, /^an entry of (.*)$/.exec(list ?? '')?.[1]),
    start: line.words,
    end: line.words + 1,
    fixes: [dashesForBullets(text, line)],
  }
}

/** The line above that is less indented: what an entry of several lines begins with. */
function outerLine(text: string, line: Line): Line | undefined {
  let above = lineBefore(text, line)
  while (above && (isBlank(above) || indentOf(above) >= indentOf(line))) above = lineBefore(text, above)
  return above
}
