/** Files for crawlers: sitemap.xml, robots.txt and security.txt. */
import type { OutputFile } from '../base/output-file.ts'
import { isListed } from '../site/nav.ts'
import { securityText } from '../site/security-txt.ts'
import type { Site } from '../site/site.ts'
import { absolute } from '../site/site-url.ts'
import { alternatesOf } from './alternates.ts'
import { escaped } from './template.ts'

/** security.txt is only among them if site.yaml has `security:`. */
export function crawlerFiles(site: Site): readonly OutputFile[] {
  return [
    { path: 'sitemap.xml', content: sitemap(site) },
    {
      path: 'robots.txt',
      content: `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${site.base}/sitemap.xml\n`,
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
