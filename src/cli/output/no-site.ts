import type { ReadResult } from '../../core/check/read-site.ts'

/** Where the site is, for whoever runs a command in a folder that is none, as in one of its own. */
export function noSite({ diagnostics }: Pick<ReadResult, 'diagnostics'>): string | undefined {
  const found = diagnostics.find(({ code }) => code === 'site-file-missing')
  return found && `${found.message} ${found.help}`
}
