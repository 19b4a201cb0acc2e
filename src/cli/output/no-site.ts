import type { ReadResult } from '../../core/check/read-site.ts'

/** Says where the site is, for a command run outside a site. */
export function noSite({ diagnostics }: Pick<ReadResult, 'diagnostics'>): string | undefined {
  const found = diagnostics.find(({ code }) => code === 'site-file-missing')
  return found && `${found.message} ${found.help}`
}
