/** What word processors leave in texts that are copied from them: quotes, bullets, and signs that only they understand. */
import { leftover } from '../../../diagnostics/leftovers.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { inQuotes, isPlainAlone } from '../../yaml/rewrite.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** Curly quotes around a whole unquoted value. A sentence in Markdown may be a real quotation. */
export function curlyQuotes({ text, field, isMarkdown, written }: WrittenText): Slip | undefined {
  const curly = inCurlyQuotes(text)
  if (!curly || written() !== text) return undefined
  const { inner, closing } = curly
  // Nobody begins a quotation with bold words.
  const isSaid = isMarkdown && /^[^*].*[.!?…]$/.test(inner) && !/["']/.test(closing)
  if (isSaid) return undefined
  const finding = messages.smartQuotesShown(field, curly, isPlainAlone(inner) ? undefined : inQuotes(inner))
  return { finding, words: text, fix: () => inner }
}

const BULLETS = /^([ \t]*)([-*+] )?([•·∙●○◦■□▪▫‣➢☐-☒\uf0a7\uf0b7])[ \t\u00a0]+(?=\S)/gm
const DASHES = /^([ \t]*)([-*+] )?([–—✓✔])[ \t\u00a0]+(?=\S)/gm
/** Hyphens without the space behind them. */
const TIGHT = /^([ \t]*)()(-)(?=\p{Lu})/gmu
/** In lines that follow each other. Below a quotation, such a line may say who said it. */
const DASHES_BELOW =
  /^[ \t]*(?:[-*+] )?([–—✓✔])[ \t\u00a0]+\S.*\n(?:[ \t]*\n)?[ \t]*(?:[-*+] )?\1[ \t\u00a0]/m
const TIGHT_BELOW = /^[ \t]*-\p{Lu}.*\n(?:[ \t]*\n)?[ \t]*-\p{Lu}/mu

/**
 * A list with bullets, boxes, ticks or long dashes, or with hyphens that lack their space. A single long dash may just
 * begin a thought, and a tick a cell.
 */
export function bullets({ text, field, isMarkdown, isOneLine }: WrittenText): Slip | undefined {
  if (!isMarkdown) return undefined
  const isTight = TIGHT_BELOW.test(text)
  const areDashes = DASHES_BELOW.test(text) || (isOneLine && /^[✓✔]/.test(text))
  const pattern = isTight ? TIGHT : areDashes ? DASHES : BULLETS
  const [first] = text.matchAll(pattern)
  if (!first) return undefined
  return {
    finding: messages.bulletInText(field, first[3] ?? '', { isEntry: isOneLine || Boolean(first[2]) }),
    words: text.slice(first.index).split('\n', 1)[0]?.trim() ?? '',
    fix: (lines) => lines.replaceAll(pattern, isOneLine ? '' : '$1- '),
  }
}

export function leftByProgram({ text, field }: WrittenText): Slip | undefined {
  const { words = '', help = '' } = leftover(text) ?? {}
  return words === '' ? undefined : { finding: messages.leftByProgram(`\`${field}\``, words, help), words }
}
