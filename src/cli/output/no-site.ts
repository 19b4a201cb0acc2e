import type { ReadResult } from '../../core/check/read-site.ts'
import * as messages from '../../diagnostics/messages.ts'

/** Says where the site is, for a command run outside a site. */
export function noSite({ diagnostics }: Pick<ReadResult, 'diagnostics'>): string | undefined {
  const found = diagnostics.find(({ code }) => code === messages.siteFileMissing.code)
  return found && `${found.message} ${found.help}`
}
