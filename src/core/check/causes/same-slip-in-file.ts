/** The same slip in many lines of a file, such as links that all end in `.html`: one message, and one fix for all. */
import { type Diagnostic, inOrder } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ended } from '../../../diagnostics/wording.ts'
import { grouped } from '../../base/grouped.ts'
import { FORMS } from '../../validate/merged-findings.ts'
import type { Context } from './context.ts'

export function withSameSlips(
  found: readonly Diagnostic[],
  { textOf }: Pick<Context, 'textOf'>,
): readonly Diagnostic[] {
  const perFile = [...grouped(found, ({ span }) => span.file).values()]
  const groups = perFile.flatMap((group) => {
    // The text of a page that was kept may not have been read yet.
    const isMore = group.filter((each) => each.fix || each.code === messages.oddEnd.code).length > 1
    const text = (isMore && textOf(group[0].span.file)) || ''
    const withFix = (each: Diagnostic) => withoutComma(each, text)
    const slips = grouped(group, (each) => slipOf(withFix(each), text) ?? each)
    return [...slips.values()].map((same) => ({
      first: same[0],
      told: same.length > 1 ? merged(errorsFirst(same.map(withFix))) : same,
    }))
  })
  const told = new Map(groups.map(({ first, told }) => [first, told]))
  return found.flatMap((each) => told.get(each) ?? [])
}

/** A comma at the end of one text may stand for words that are lost. At the ends of several, as in JSON, it may not. */
function withoutComma(each: Diagnostic, text: string): Diagnostic {
  const { file, end } = each.span
  const at = end.offset - 1
  const isComma = each.code === messages.oddEnd.code && text[at] === ','
  return isComma ? { ...each, fix: [{ file, start: at, end: at + 1, text: '' }] } : each
}

const errorsFirst = (group: readonly Diagnostic[]) =>
  [...inOrder(group)].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))

/** A program has spoilt the whole file, whatever sign it is. Values that include one another. */
const OF_FILE = codesOf(messages.garbledText, messages.circularValue, messages.valueTooLong)

/** What the fix does, as far as it is the same for all lines with this slip. */
function slipOf({ code, fix, span, help }: Diagnostic, text: string): string | undefined {
  if (OF_FILE.has(code)) return `${code} ${fix !== undefined}`
  // It has no fix, but the same remedy.
  if (code === messages.leftByProgram.code) return help
  // Columns of a table have their own meaning.
  if (!fix?.length || span.file.endsWith('.csv')) return undefined
  // In whatever form the values are: the fix gives them the right one.
  // `isFree: true` for an amount is another answer.
  if (FORMS.has(code)) return `${code} ${/^\w+: /.exec(fix[0]?.text ?? '')?.[0]}`
  const changes = new Set(fix.map((edit) => changeOf(text.slice(edit.start, edit.end), edit.text)))
  const all = [...changes].join('\n')
  // Commas and quotes that are too many are one slip, whatever they spoil.
  return /^[,;“”„«»" ]+$/.test(all) ? all : `${code} ${all}`
}

/** A tag, an entity, or one character that is neither letter nor digit. `</who>` alone is a link in brackets. */
const SIGN = /(?!^<[^<>]*>$)<\/?[a-z]\w*>|&\w+;|[^\p{L}\d]/giu

/** The signs that come and go, or what goes around the rest. Other letters are another slip in each word. */
function changeOf(before: string, after: string): string {
  const letters = (text: string) => text.replaceAll(SIGN, '').replaceAll(/\d+/g, '').toLowerCase()
  if (letters(before) === letters(after))
    return `${signsWithout(before, after)} ${signsWithout(after, before)}`.trim()
  const around = before.includes(after) ? before.replace(after, '') : after.replace(before, '')
  return /\P{L}/u.test(around) ? around : before
}

/** The signs that a text has more often than another one. */
function signsWithout(text: string, other: string): string {
  const left = new Map<string, number>()
  for (const sign of other.match(SIGN) ?? []) left.set(sign, (left.get(sign) ?? 0) + 1)
  const more = (text.match(SIGN) ?? []).filter((sign) => {
    const count = left.get(sign) ?? 0
    left.set(sign, count - 1)
    return count < 1
  })
  return [...new Set(more)].sort().join('')
}

/** So many other values are told one by one. */
const FEW = 6

/** What to write in the other lines, if it is another value in each. */
function meantIn([first, ...others]: readonly Diagnostic[]): [line: number, meant: string][] | undefined {
  const isForm = first && FORMS.has(first.code) && others.length <= FEW
  const values = [first, ...others].flatMap((each) => (each?.fix?.length === 1 ? each.fix : []))
  const areValues =
    values.length === others.length + 1 && values.every(({ text }) => /^\S.{0,40}$/.test(text))
  const lines = new Set([first, ...others].map((each) => each?.span.start.line))
  if (!isForm || !areValues || lines.size < values.length || new Set(values.map(({ text }) => text)).size < 2)
    return undefined
  return others.map(({ span, fix = [] }) => [span.start.line, fix[0]?.text ?? ''])
}

function merged(group: readonly Diagnostic[]): Diagnostic[] {
  const [first, ...others] = group
  // Hours say nothing of other hours: more of them than can be named are told by what to write.
  const byValue = grouped(group, ({ code, fix }) => code === messages.notOpeningHours.code && fix?.[0]?.text)
  if (others.length > FEW && byValue.size > 1) return [...byValue.values()].flatMap((same) => merged(same))
  if (!first || others.length === 0) return [...group]
  const lines = others.map(({ span }) => span.start.line)
  const elsewhere = lines.filter((line) => line !== first.span.start.line)
  const meant = meantIn(group)
  const same = meant
    ? remedies.sameWith(meant)
    : remedies.sameForMore(first.span.start.line, elsewhere.length > 0 ? elsewhere : lines)
  const help = `${ended(first.help ?? '')} ${same}`.trim()
  const fix = group.flatMap((each) => each.fix ?? [])
  const repeats = others.flatMap(({ span, repeats = [] }) => [span, ...repeats])
  return [{ ...first, help, repeats: [...(first.repeats ?? []), ...repeats], ...(first.fix && { fix }) }]
}
