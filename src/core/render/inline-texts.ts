/** The texts of all inline scripts and styles. Each page uses some of them. */
import { SPECULATION } from '../../shell/speculation.ts'
import type { Assets } from './assets.ts'

export type InlineTexts = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

type Texts = Pick<Assets, 'boot' | 'countdown' | 'sheets'>

export function inlineTexts({ boot, countdown, sheets }: Texts): InlineTexts {
  return {
    scripts: [boot, SPECULATION, ...(countdown === undefined ? [] : [countdown])],
    styles: sheets.map(({ text }) => text),
  }
}
