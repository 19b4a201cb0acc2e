/** Files beside the pages that are for hosts only. */

export const APACHE_SETTINGS = '.htaccess'

/** Without those that begin with a dot, which no host should serve anyway. */
export const NOT_SERVED: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  'Caddyfile',
]
