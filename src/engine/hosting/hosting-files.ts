/** The settings of common hosts, which stand beside the pages. All say the same. */
import type { OutputFile } from '../assets.ts'
import type { Hosting } from './addresses.ts'
import { apacheSettings } from './apache.ts'
import { caddySettings } from './caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxSettings } from './nginx.ts'
import { APACHE_SETTINGS } from './not-served.ts'
import { vercelSettings } from './vercel.ts'

export function hostingFiles(hosting: Hosting): readonly OutputFile[] {
  return [
    { path: '_headers', content: netlifyHeaders(hosting) },
    { path: '_redirects', content: netlifyRedirects(hosting) },
    { path: 'vercel.json', content: vercelSettings(hosting) },
    { path: 'nginx.conf', content: nginxSettings(hosting) },
    { path: APACHE_SETTINGS, content: apacheSettings(hosting) },
    { path: 'Caddyfile', content: caddySettings(hosting) },
  ]
}
