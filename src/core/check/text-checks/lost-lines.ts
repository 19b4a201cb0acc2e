/** Lines that became part of a text, or words that a program chose. The page would show them. */
import * as messages from '../../../diagnostics/messages.ts'
import { isBlockType } from '../../validate/validate.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** Quick tests: match every text with such lines, and some others. */
export const LOST_BLOCK = '- type: '
export const LINE_BELOW_SENTENCE = String.raw`\n(?<=[.!?][ \t]*\n)[ \t]*---`
export const LOST_FIELD = String.raw`:(?<=\s[a-z]\w*:) `
export const FILE_NAME = String.raw`\.[A-Za-z]+$(?<!\/.*)|[-_](?<=^(?:IMG|DSC|PXL|img|dsc|pxl).)`

/** Below `>`, it may have joined the line above. */
const BLOCK = /(?:^|[ \t])- type: (\w+)[ \t]*$/m

/** Texts about Ukurasa show such lines as code. */
export function blockInText({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const [words, type] = (isMarkdown && !text.includes('```') && BLOCK.exec(text)) || []
  if (words === undefined || type === undefined || !isBlockType(type)) return undefined
  return { finding: messages.blockInText(field, type), words: words.trim() }
}

export function fieldInText({ text, field, pushed }: WrittenText): Slip | undefined {
  const found = LOST.test(text) ? pushed() : undefined
  if (!found) return undefined
  const { words, spaces, meant } = found
  const name = words.replace(/:.*/, '')
  return { finding: messages.blockInText(field, name, spaces), words, rewrite: () => meant }
}

const LOST = new RegExp(LOST_FIELD)
const UNDERLINED = /[.!?][ \t]*\n[ \t]*(-{3,})[ \t]*(?=\n|$)/

/** A heading is no sentence. */
export function lineMakesHeading({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const dashes = isMarkdown ? UNDERLINED.exec(text)?.[1] : undefined
  return dashes === undefined ? undefined : { finding: messages.lineMakesHeading(field), words: dashes }
}

/** A quick test: matches every text with such lines, and some others. */
export const INDENTED = String.raw`\n[ \t]*\n(?: {4}|\t)`

/** A line, and a paragraph that is indented by more. Below an entry of a list, it would be a part of the entry. */
const CODE =
  /^( *)((?<!^ *(?:[-*+]|\d+[.)]) .*\n)(?![-*+>|] |\d+[.)] )\S.*\n(?:[ \t]*\n)+)(\1(?: {4,}|\t)\S.* .*(?:\n|$)(?:\1.*\S.*(?:\n|$))*)/gm
/** Lines of code begin with small letters, or have other signs. */
const LIKE_CODE = /[{}<>=;]|^\s+[a-z]|^\W*[a-z]+:/

export function indentMakesCode({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const found = isMarkdown && !text.includes('```') ? [...text.matchAll(CODE)] : []
  const words = found[0]?.[3]?.trim().split('\n', 1)[0]
  if (words === undefined || found.some(({ 3: lines = '' }) => LIKE_CODE.test(lines))) return undefined
  return {
    finding: messages.indentMakesCode(field),
    words,
    fix: (whole) =>
      whole.replaceAll(CODE, (_, indent: string, line: string, lines: string) => {
        const more = /^[ \t]*/.exec(lines)?.[0] ?? ''
        return `${indent}${line}${lines.replaceAll(new RegExp(`^${more}`, 'gm'), indent)}`
      }),
  }
}

const NAME = /\.(?:jpe?g|png|webp|svg|gif|heic|avif)$(?<!\/.*)|^(?:IMG|DSC|PXL)[-_]/i

export function altIsFileName({ text, field }: WrittenText): Slip | undefined {
  return field === 'alt' && NAME.test(text)
    ? { finding: messages.altIsFileName(text), words: text }
    : undefined
}
