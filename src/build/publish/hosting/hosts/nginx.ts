/** `nginx.conf`: the lines that go into the `server` block of the site. */
import {
  type Hosting,
  inPattern,
  notFoundPaths,
  partsOf,
  type Redirect,
  type StudioDocument,
  toItself,
} from '../addresses.ts'
import { ASK_AGAIN, assetHeaders, FOR_EVER, type Headers, POLICY } from '../headers.ts'
import type { HostSettings } from '../host.ts'
import { MEDIA_TYPES, PACKED_TYPES, TYPES_WITH_CHARSET } from '../media-type.ts'

const RELOAD = 'nginx -s reload'

export const settings: HostSettings = { order: 3, files: { 'nginx.conf': nginxConf }, reload: RELOAD }

function nginxConf(hosting: Hosting, notServed: readonly string[]): string {
  const { hostname, base, headers, redirects, pages, hasNotFound, studio } = hosting
  const lines = [
    '# Written by ukurasa build. It belongs into the server of the site:',
    `#   server {\n#     server_name ${hostname};\n#     root /srv/site;\n#     include /srv/site${base}/nginx.conf;\n#   }`,
    `# After a build that changed it, run ${RELOAD}. Until then, pages may have no styles.`,
    ...types(),
    'absolute_redirect off;',
    ...added({ ...headers, 'Cache-Control': ASK_AGAIN }, ' always'),
    ...(hasNotFound ? notFound(hosting) : []),
    `location = ${base}/ { try_files ${base}/index.html =404; }`,
    '# These headers stand in the place of those above. What is missing may be there tomorrow.',
    `location ^~ ${base}/assets/ {`,
    ...added(assetHeaders(headers), ' always'),
    ...added({ 'Cache-Control': FOR_EVER }),
    'try_files $uri =404;',
    '}',
    ...(studio ? ofStudio(studio, headers) : []),
    'location ~ /\\.(?!well-known/) { return 404; }',
    ...notServed.map((name) => `location = ${base}/${name} { return 404; }`),
    ...(base === '' ? [] : [`location = ${base} { return 301 ${base}/$is_args$args; }`]),
    ...redirects.map((redirect) => `location = ${redirect.from} { ${answer(redirect)} }`),
    '# A page is a file with its name and .html. What ends in / or .html is looked for below.',
    `location ${base}/ { try_files $uri $uri.html @ukurasa_other; }`,
    'location ~* (?:\\.html|/)$ { try_files /.none @ukurasa_other; }',
    'location @ukurasa_other {',
    ...[...redirects, ...pages.map(toItself)].map(
      (redirect) => `  if ($uri ~* "^${inPattern(redirect.from)}(?:/|\\.html)?$") { ${answer(redirect)} }`,
    ),
    '  return 404;',
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function ofStudio({ path, policy }: StudioDocument, headers: Headers): readonly string[] {
  const own = { ...headers, [POLICY]: policy, 'Cache-Control': ASK_AGAIN }
  return [`location = ${path} {`, ...added(own, ' always'), `try_files ${path}.html =404;`, '}']
}

function answer({ to }: Redirect): string {
  const [path, anchor] = partsOf(to)
  return `return 301 ${path}$is_args$args${anchor};`
}

const added = (headers: Headers, when = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${when};`)

function notFound(hosting: Hosting): readonly string[] {
  const { base, languages } = hosting
  const pages = notFoundPaths(hosting).map(
    (path) => `location = ${path} { ${path.endsWith('.html') ? 'internal' : 'return 404'}; }`,
  )
  if (languages.length === 0) return [`error_page 404 ${base}/404.html;`, ...pages]
  return [
    `set $ukurasa_missing ${base}/404.html;`,
    ...languages.map(
      (path) => `if ($uri ~ "^${inPattern(path)}(?:/|$)") { set $ukurasa_missing ${path}/404.html; }`,
    ),
    'error_page 404 $ukurasa_missing;',
    ...pages,
  ]
}

function types(): readonly string[] {
  const endings = Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${type} ${ending};`)
  // nginx has HTML in both lists already, and warns about names that are there twice.
  const others = TYPES_WITH_CHARSET.filter((type) => type !== 'text/html')
  const packed = PACKED_TYPES.filter((type) => type !== 'text/html')
  return [
    'types {',
    ...endings,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${packed.join(' ')};`,
  ]
}
