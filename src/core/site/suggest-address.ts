/** Suggests the address that an author meant. */
import type { SiteConfig } from '../../../schema/site.ts'
import { lettersAsFigures } from '../../block/amount-meant.ts'
import { telephone } from '../../block/telephone.ts'
import { certain } from '../../diagnostics/certain.ts'
import { emailMeant } from '../base/email-meant.ts'
import { addressInTag } from '../base/tag-address.ts'
import { unquoted } from '../base/unquoted.ts'
import { alikeFile, sameFile } from './linked-file.ts'
import { NOT_FOUND, type RouteTable, suggestible } from './routes.ts'
import { siteUrl } from './site-url.ts'
import { TRACKERS } from './wrapped-address.ts'

export type AddressContext = {
  readonly config: SiteConfig
  readonly table: RouteTable
  /** What the addresses of the language begin with: `''` or `/sw`. */
  readonly prefix?: string
}

/** The result of the first reading that fits. */
export function suggestAddress(href: string, context: AddressContext): string | undefined {
  for (const read of READINGS) {
    const meant = read(href, context)
    if (meant !== undefined && meant !== href) return meant
  }
  return undefined
}

/** An address with signs around it that do not belong to it. */
const within =
  (bareOf: (href: string) => string) =>
  (href: string, context: AddressContext): string | undefined => {
    const bare = bareOf(href)
    if (bare === href) return undefined
    return /^https:\/\/[^\s"<>]+$/.test(bare) ? bare : suggestAddress(bare, context)
  }

const READINGS: readonly ((href: string, context: AddressContext) => string | undefined)[] = [
  addressInTag,
  within(unquoted),
  (href, { table }) => sameFile(href.replace(/^(?:[a-z]:|file:\/\/).*(?=[\\/])/i, ''), table),
  (href, { table }) => (href.startsWith('//') ? table.find(href.slice(1))?.route : undefined),
  ownPath,
  ofPreview,
  (href) =>
    /^(?:(?:http:)?\/\/[^\s/]|www\.\S)\S*$/.test(href) && !PREVIEW.test(href)
      ? `https://${href.replace(/^(?:http:)?\/\//, '')}`
      : undefined,
  (href) => (/^(?:https|mailto|tel):\s+\S+$/i.test(href) ? href.replaceAll(/\s/g, '') : undefined),
  withSubject,
  suggestNumber,
  // In brackets, or with the sign of a sentence behind it.
  within((href) => href.replace(/^[<(]?(.+?)[>),;.]*$/, '$1')),
  (href) => (/^https:\/\/[\w.-]+,[\w./-]+$/i.test(href) ? href.replace(',', '.') : undefined),
  misspeltHttps,
  mailTo,
  (href) => (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(href) ? `mailto:${href}` : undefined),
  (href, { config }) =>
    /^\+?[\d ()-]{7,}$/.test(href) ? withCountry(href.replaceAll(/[^+\d]/g, ''), config) : undefined,
  (href, { table }) => suggestPath(href, table) ?? alikeFile(href, table),
  (href) => (HOST.test(href) ? `https://${href}` : undefined),
  (href, { config }) => {
    const name = certain(href.replace(/^link\s*[:=/]?\s*/i, ''), Object.keys(config.links ?? {}))
    return name === undefined ? undefined : `link:${name}`
  },
]

/** A host name with an ending that no file has: `kicd.ac.ke`. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?:com|edu|africa|app|be|eu|gle?|gov|info|int|io|ke|ly|me|net|org|tv|tz|ug|uk|(?:ac|co|go|ne|or|sc)\.[a-z]{2})(?:\/[^\s:@]*)?$/i

const PREVIEW = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/\S*)$/i

/** `tel:+254 700 000 000`, and `tel:+2547O0000000` with a letter. */
export function suggestNumber(href: string): string | undefined {
  const number = lettersAsFigures(/^tel:(.*\d.*)/i.exec(href)?.[1] ?? '')
  return /^\s*\+?[\d\s().-]+$/.test(number) ? `tel:${number.replaceAll(/\s/g, '')}` : undefined
}

/** A contact may have the same number with the code of its country. */
function withCountry(number: string, { contacts = {} }: SiteConfig): string {
  const known = Object.values(contacts).flatMap(({ phone }) => telephone(phone ?? '') ?? [])
  return known.find((each) => each.endsWith(number.replace(/^0/, ''))) ?? `tel:${number}`
}

/** The blanks in the subject of an e-mail belong to it. */
export function withSubject(href: string): string | undefined {
  const isMail = /^mailto:\S+@[^\s?]+\?(?:subject|body)=.*\S$/i.test(href)
  return isMail ? href.replaceAll(' ', '%20') : undefined
}

/** `mailto:office@example,org`, and `office(at)example.org` without its `mailto:`. */
function mailTo(href: string): string | undefined {
  const [, scheme = '', words = '', more = ''] = /^(mailto:)?([^?/:]*)(.*)$/i.exec(href) ?? []
  if (scheme === '' && more !== '') return undefined
  const meant = emailMeant(words)
  return meant === undefined ? undefined : `mailto:${meant}${more}`
}

/** `https:/host`, `https;//host` and `htps://host`. */
function misspeltHttps(href: string): string | undefined {
  const [, scheme = '', rest] =
    /^(?:https?:\/\/)?([a-z]{3,6})(?:[:;.,]?\/{1,3}|[:;])([^\s/:@]+\.[^\s/:@]{2,}(?:\/\S*)?)$/i.exec(href) ??
    []
  return rest !== undefined && certain(scheme, ['https']) ? `https://${rest}` : undefined
}

/** Pages have no use for these either: `?utm_source=…`. */
const TRACKING = new RegExp(String.raw`\?(?:(?:utm_|mc_|ref|share)\w*|si|${TRACKERS})=.*$`)

/** The page for a path with a wrong ending, slash or letter. Keeps the anchor. */
export function suggestPath(href: string, table: RouteTable): string | undefined {
  const [path = '', ...place] = href.split('#')
  const bare = path
    .trim()
    .replaceAll('\\', '/')
    .replace(TRACKING, '')
    .replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, '/')
    .replace(/\.(?:ya?ml|html?|php|aspx?)$/i, '')
    .replace(/(?<=.)\/(?:index)?$/i, '')
  const route = table.find(bare)?.route ?? certain(bare, suggestible(table))
  return route === undefined || route === NOT_FOUND ? undefined : [route, ...place].join('#')
}

/** The path of a page or file, if the author wrote it with the address of the site. */
export function ownPath(href: string, context: AddressContext): string | undefined {
  const path = pathOnSite(href, context)
  return path === undefined ? undefined : (sameFile(path, context.table) ?? suggestPath(path, context.table))
}

/** The path of an address of this site. There may be no such page. */
export function pathOnSite(href: string, { config }: AddressContext): string | undefined {
  if (!/^(?:https?:)?\/\/|^www\./i.test(href)) return undefined
  const own = siteUrl(config.url)
  const written = href.replace(/^(?:https?:)?\/\//i, '').replace(/^www\./i, '')
  const home = own && `${own.origin.replace(/^https?:\/\//, '')}${own.base}`.replace(/^www\./, '')
  if (home === undefined || !written.toLowerCase().startsWith(home.toLowerCase())) return undefined
  const path = written.slice(home.length)
  return path === '' || path.startsWith('/') ? path : undefined
}

/** The page, if the author copied its address out of the preview. */
function ofPreview(href: string, { table }: AddressContext): string | undefined {
  const [, path = ''] = PREVIEW.exec(href) ?? []
  return path === '' ? undefined : suggestPath(path, table)
}
