/** The texts of `<script>` and `<style>` elements that browsers run or apply. All pages take theirs from these few. */
import { SPECULATION } from '../shell/speculation.ts'
import { styleText } from '../shell/style-text.ts'
import type { Assets } from './assets.ts'

export type InlineTexts = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function inlineTexts(assets: Pick<Assets, 'boot' | 'fontHref' | 'stylesheet'>): InlineTexts {
  return { scripts: [assets.boot, SPECULATION], styles: [styleText(assets)] }
}
