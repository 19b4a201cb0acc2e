/** `Caddyfile`: the lines that go into the block of the site. */
import { type Hosting, inPattern, notFoundPaths, partsOf, type Redirect, toItself } from '../addresses.ts'
import { ASK_AGAIN, assetHeaders, FOR_EVER, type Headers, POLICY } from '../headers.ts'
import type { HostSettings } from '../host.ts'
import { contentType, MEDIA_TYPES } from '../media-type.ts'

const RELOAD = 'caddy reload'
const PACKED = 'encode zstd gzip'

export const settings: HostSettings = { order: 5, files: { Caddyfile: caddyfile }, reload: RELOAD }

function caddyfile(hosting: Hosting, notServed: readonly string[]): string {
  const { hostname, base, redirects, pages, hasNotFound, languages } = hosting
  const refused = [...notServed.map((name) => `${base}/${name}`), ...notFoundPaths(hosting)]
  const lines = [
    '# Written by ukurasa build. It belongs into the block of the site in the Caddyfile of the server:',
    `#   ${hostname} {\n#     root * /srv/site\n#     import /srv/site${base}/Caddyfile\n#   }`,
    `# After a build that changed it, run ${RELOAD}. Until then, pages may have no styles.`,
    PACKED,
    'map {query} {ukurasa_query} {\n\t~^(.+)$ "?${1}"\n\tdefault ""\n}',
    ...(hasNotFound ? [notFound(base, languages)] : []),
    'route {',
    ...headers(hosting),
    `\t@hidden {\n\t\tpath */.*\n\t\tnot path ${base}/.well-known/*\n\t}\n\terror @hidden 404`,
    `\t@settings path ${refused.join(' ')}\n\terror @settings 404`,
    ...redirects.map((redirect, index) => ruleOf(`alias${index}`, redirect)),
    ...(base === '' ? [] : [`\tredir ${base} ${base}/{ukurasa_query} 301`]),
    `\thandle ${base}/ {\n\t\trewrite * ${base}/index.html\n\t\tfile_server\n\t}`,
    '\t# A page is a file with its name and .html.',
    '\t@page file {path}.html',
    '\thandle @page {\n\t\trewrite * {path}.html\n\t\tfile_server\n\t}',
    ...pages.map((page, index) => ruleOf(`page${index}`, toItself(page))),
    '\tfile_server {\n\t\tdisable_canonical_uris\n\t}',
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function headers({ base, headers: all, studio }: Hosting): readonly string[] {
  const ofAssets = assetHeaders(all)
  const left = Object.keys(all).filter((name) => !(name in ofAssets))
  return [
    `\theader {\n${set({ ...all, 'Cache-Control': ASK_AGAIN })}\t}`,
    `\theader ${base}/assets/* {`,
    ...left.map((name) => `\t\t-${name}`),
    `${set({ ...ofAssets, 'Cache-Control': FOR_EVER })}\t}`,
    ...(studio ? [`\theader ${studio.path} {\n${set({ [POLICY]: studio.policy })}\t}`] : []),
    ...Object.keys(MEDIA_TYPES).map(typeOf),
  ]
}

const set = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"\n`)
    .join('')

/** Set last, because Caddy has its own names for some types. */
function typeOf(ending: string): string {
  const header = `\theader @${ending} {\n\t\tContent-Type "${contentType(ending)}"\n\t\tdefer\n\t}`
  return `\t@${ending} path *.${ending}\n${header}`
}

/** Caddy matches paths in any letter case. */
function ruleOf(name: string, { from, to }: Redirect): string {
  const [path, anchor] = partsOf(to)
  return `\t@${name} path ${from} ${from}/ ${from}.html\n\tredir @${name} ${path}{ukurasa_query}${anchor} 301`
}

/**
 * The page for missing addresses needs its own headers: those of the missing file do not fit. The letter case of a folder
 * counts, as on other hosts.
 */
function notFound(base: string, languages: readonly string[]): string {
  const isMissing = 'expression {http.error.status_code} == 404'
  const own = languages.map((path, index) => {
    const name = `missing${index}`
    const below = `path_regexp ^${inPattern(path)}(?:/|$)`
    return `\t@${name} {\n\t\t${isMissing}\n\t\t${below}\n\t}\n${answerWith(name, path)}`
  })
  return `handle_errors {\n\t${PACKED}\n${own.join('')}\t@missing ${isMissing}\n${answerWith('missing', base)}}`
}

function answerWith(name: string, path: string): string {
  const inside = [
    `header Cache-Control "${ASK_AGAIN}"`,
    `header Content-Type "${contentType('html')}"`,
    `rewrite * ${path}/404.html`,
    'file_server',
  ]
  const lines = inside.map((line) => `\t\t${line}\n`).join('')
  return `\thandle @${name} {\n${lines}\t}\n`
}
