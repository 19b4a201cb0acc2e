/** The settings of common hosts, which stand beside the pages. All say the same. */
import { shortDigest } from '../../incremental/file-states.ts'
import type { PlannedFile } from '../planned-file.ts'
import type { Hosting } from './addresses.ts'
import { apacheSettings } from './apache.ts'
import { caddySettings } from './caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxSettings } from './nginx.ts'
import { APACHE_SETTINGS } from './not-served.ts'
import { vercelSettings } from './vercel.ts'

/** `engine` names what makes them: with it, those of the build before are known again. */
export function hostingFiles(hosting: Hosting, engine?: string): readonly PlannedFile[] {
  const key = engine === undefined ? '' : shortDigest(`${engine} ${JSON.stringify(hosting)}`)
  const settings = (path: string, make: (hosting: Hosting) => string): PlannedFile => ({
    path,
    key,
    content: () => make(hosting),
  })
  return [
    settings('_headers', netlifyHeaders),
    settings('_redirects', netlifyRedirects),
    settings('vercel.json', vercelSettings),
    settings('nginx.conf', nginxSettings),
    settings(APACHE_SETTINGS, apacheSettings),
    settings('Caddyfile', caddySettings),
  ]
}
