/** Files for crawlers: sitemap.xml, robots.txt and security.txt. */
import type { OutputFile } from '../base/output-file.ts'
import { ROBOTS, SITEMAP } from '../base/written-files.ts'
import { contactUris } from '../site/contact-uris.ts'
import { isListed } from '../site/nav.ts'
import type { Site } from '../site/site.ts'
import { absolute } from '../site/site-url.ts'
import { alternatesOf } from './alternates.ts'
import { escaped } from './template.ts'

const SECURITY = '.well-known/security.txt'

/** security.txt is only among them if site.yaml has `security:`. */
export function crawlerFiles(site: Site): readonly OutputFile[] {
  return [
    { path: SITEMAP, content: sitemap(site) },
    {
      path: ROBOTS,
      content: `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${site.base}/${SITEMAP}\n`,
    },
    ...securityText(site),
  ]
}

function sitemap(site: Site): string {
  const entries = [...site.pages.values()]
    .filter((page) => isListed(site, page) && !page.page.noindex)
    .map(({ route }) => {
      const others = alternatesOf(site, route).map(
        ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`,
      )
      return `  <url><loc>${escaped(absolute(site, route))}</loc>${others.join('')}</url>`
    })
  const more = site.languages.size > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Where to report a security problem (RFC 9116). All values come from site.yaml, so every build writes the same text. */
function securityText({ config, origin, base }: Site): readonly OutputFile[] {
  const { security, contacts = {}, lang } = config
  if (!security) return []
  const uris = security.contacts.flatMap((name) => (contacts[name] ? contactUris(contacts[name]) : []))
  const lines = [
    ...uris.map((uri) => `Contact: ${uri}`),
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${lang.split('-')[0]}`,
    `Canonical: ${origin}${base}/${SECURITY}`,
  ]
  return [{ path: SECURITY, content: `${lines.join('\n')}\n` }]
}
