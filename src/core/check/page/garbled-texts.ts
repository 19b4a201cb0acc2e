/** Finds signs that a program has read in a wrong encoding. Usually the same program has read the whole file. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ungarbled } from '../../base/garbled.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const LOST = /\S*(?:\ufffd|ï¿½)\S*/

export function garbled({ text, owner }: WrittenText): Slip | undefined {
  const meant = ungarbled(text)
  if (meant === text) {
    const words = LOST.exec(text)?.[0]
    return words === undefined ? undefined : { finding: messages.garbledText(owner, words), words }
  }
  let at = 0
  while (text[at] === meant[at]) at++
  const start = text.slice(0, at).search(/\S*$/)
  const [words = '', right = ''] = [text, meant].map((each) => /^\S*/.exec(each.slice(start))?.[0])
  return { finding: messages.garbledText(owner, words, right), words, rewrite: ungarbled }
}

/** Of the texts in one file, those that can be mended are told once, and those that cannot. */
export function garbledOnce(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<unknown, Diagnostic[]>()
  for (const each of found) {
    const group = each.code === messages.garbledText.code ? `${each.span.file} ${!each.fix}` : each
    const same = groups.get(group)
    if (same) same.push(each)
    else groups.set(group, [each])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const places = new Set(others.map(({ span: { file, start } }) => `${file}:${start.line}`))
    return {
      ...first,
      help: `${first.help} ${remedies.sameIn([...places])}`,
      repeats: others.map(({ span }) => span),
      ...(first.fix && { fix: [first, ...others].flatMap(({ fix = [] }) => fix) }),
    }
  })
}
