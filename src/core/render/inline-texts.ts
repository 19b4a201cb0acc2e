/** The texts of `<script>` and `<style>` elements that browsers run or apply. All pages take theirs from these few. */
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
