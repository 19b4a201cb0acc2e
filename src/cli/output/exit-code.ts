import type { ReadResult } from '../../core/check/read-site.ts'
import * as messages from '../../diagnostics/messages.ts'

/** 0 fine, 1 the content has errors, 2 there is no site. */
export function exitCodeOf({ site, diagnostics }: ReadResult): number {
  if (diagnostics.some(({ code }) => code === messages.siteFileMissing.code)) return 2
  return site ? 0 : 1
}
