import type { ReadResult } from '../../core/check/read-site.ts'
import { noSite } from './no-site.ts'

/** 0 fine, 1 the content has errors, 2 there is no site. */
export function exitCodeOf(result: ReadResult): number {
  if (noSite(result) !== undefined) return 2
  return result.site ? 0 : 1
}
