/** `.htaccess`, which Apache reads in the folder of the site. */
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

/** Apache reads the whole file for every request. For other pages the page for missing addresses leads on. */
const MOST_PAGES = 1000

export const settings: HostSettings = { order: 4, files: { '.htaccess': htaccess } }

function htaccess(hosting: Hosting, notServed: readonly string[]): string {
  const { base, headers, redirects, pages, hasNotFound, languages, studio } = hosting
  const refused = notFoundPaths(hosting).map((path) => path.slice(base.length + 1))
  const lines = [
    '# Written by ukurasa build, for a folder with AllowOverride All. It needs mod_rewrite and mod_headers.',
    ...(hasNotFound ? [`ErrorDocument 404 ${base}/404.html`] : []),
    ...languages.flatMap((path) => [
      `<If "%{REQUEST_URI} =~ m#^${inPattern(path)}(?:/|$)#">`,
      `ErrorDocument 404 ${path}/404.html`,
      '</If>',
    ]),
    ...types(),
    '<IfModule mod_headers.c>',
    ...set({ ...headers, 'Cache-Control': ASK_AGAIN }, '!UKURASA_KEPT'),
    ...set({ ...assetHeaders(headers), 'Cache-Control': FOR_EVER }, 'UKURASA_KEPT'),
    ...(studio ? ofStudio(studio) : []),
    '# What Apache adds to the tag of a compressed page. It would not know the tag again.',
    'RequestHeader edit* If-None-Match "-gzip\\"" "\\""',
    '</IfModule>',
    ...foldersLast(base),
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    '# What Apache looks for by itself: the page for what is not found.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    // Otherwise Apache would not compress it.
    'RewriteRule ^ - [E=filter-errordocs:1,END]',
    'RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,END]',
    `RewriteRule ^(?:${[...notServed, ...refused].map(inPattern).join('|')})$ - [R=404,END]`,
    // A folder is looked for below: Apache might list its files.
    'RewriteCond %{REQUEST_FILENAME} !-d',
    'RewriteRule ^assets/ - [E=UKURASA_KEPT:1,END]',
    'RewriteRule ^$ index.html [END]',
    ...redirects.flatMap((redirect) => rules(hosting, redirect)),
    '# A page is a file with its name and .html.',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.*[^/])$ $1.html [END]',
    ...pages.slice(0, MOST_PAGES).flatMap((page) => rules(hosting, toItself(page))),
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,END]',
    '</IfModule>',
  ]
  return `${lines.join('\n')}\n`
}

/** Apache has added `.html` when it comes here. */
const ofStudio = ({ path, policy }: StudioDocument) => [
  `<If "%{REQUEST_URI} =~ m#^${inPattern(path)}(?:\\.html)?$#">`,
  `Header always set ${POLICY} "${policy}"`,
  '</If>',
]

/** The address of the site itself is for Apache to lead on: it reads these settings only below that. */
function foldersLast(base: string): readonly string[] {
  const off = ['<IfModule mod_dir.c>', 'DirectorySlash Off', '</IfModule>']
  return [
    '# A page and a folder may have the same name. Apache would lead to the folder before it asks the rules below.',
    ...(base === '' ? off : [`<If "%{REQUEST_URI} != '${base}'">`, ...off, '</If>']),
  ]
}

const set = (headers: Headers, when: string) =>
  Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('%', '%%')}" env=${when}`,
  )

/** The query comes before the anchor. Apache would not do that by itself. */
function rules({ base }: Hosting, { from, to }: Redirect): readonly string[] {
  const pattern = `^${inPattern(from.slice(base.length + 1))}(?:/|\\.html)?$`
  const [path, anchor] = partsOf(to)
  if (anchor === '') return [`RewriteRule ${pattern} ${path} [NC,R=301,END]`]
  return [
    'RewriteCond %{QUERY_STRING} .',
    `RewriteRule ${pattern} ${path}?%{QUERY_STRING}${anchor} [NC,NE,R=301,END]`,
    `RewriteRule ${pattern} ${to} [NC,NE,R=301,END]`,
  ]
}

function types(): readonly string[] {
  const endings = Object.entries(MEDIA_TYPES)
  const withCharset = endings.filter(([, type]) => TYPES_WITH_CHARSET.includes(type))
  return [
    '<IfModule mod_mime.c>',
    ...endings.map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 ${withCharset.map(([ending]) => `.${ending}`).join(' ')}`,
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    '<IfModule mod_filter.c>',
    `AddOutputFilterByType DEFLATE ${PACKED_TYPES.join(' ')}`,
    '</IfModule>',
    '</IfModule>',
  ]
}
