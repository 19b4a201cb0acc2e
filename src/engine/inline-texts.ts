/** The texts of `<script>` and `<style>` elements that browsers run or apply. All pages take theirs from these few. */
import { SPECULATION } from '../shell/speculation.ts'
import type { Assets } from './assets.ts'

export type InlineTexts = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function inlineTexts({ boot, sheets }: Pick<Assets, 'boot' | 'sheets'>): InlineTexts {
  return { scripts: [boot, SPECULATION], styles: sheets.map(({ text }) => text) }
}
