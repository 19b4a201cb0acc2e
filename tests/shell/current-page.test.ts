/** What stands around a page is what React renders for that very page, though it was rendered for none. */

import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutHints } from '../../src/block/hints.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { languageLinks } from '../../src/core/render/alternates.ts'
import { pageContext } from '../../src/core/render/context.ts'
import { countdownOf, showsCountdown } from '../../src/core/render/countdown.ts'
import { listOf, searchOf, sharedShell } from '../../src/core/render/shell.tsx'
import { siteFor, viewsOf } from '../../src/core/site/languages.ts'
import { navItems } from '../../src/core/site/nav.ts'
import type { Site } from '../../src/core/site/site.ts'
import { Banner, Footer, Header, Languages } from '../../src/shell/parts.tsx'
import { PROJECT } from '../support/modules.ts'
import { ASSETS, NOW, siteOf } from '../support/site.ts'

const PAGE = 'title: T\ndescription: D\nblocks: [{ type: richText, text: Words }]\n'
const BELOW = `schemaVersion: 2
lang: en
url: https://www.example.org/~us/a%26b/
organisation: { name: 'R&D "School"' }
header:
  - { title: Home, href: / }
  - { title: Group, links: [{ title: Again, href: /a }, { title: B & C, href: /b-c }, { title: Place, href: "/a#top" }] }
  - { title: Single, href: /b-c }
footer: { groups: [{ title: More, links: [{ title: ' href="/a"', href: /sub/a }, { title: A, href: /a }] }] }
chains: {}
`
const SITES: Readonly<Record<string, () => Site | undefined>> = {
  'the school': () => readSite(filesIn(PROJECT), { now: NOW }).site,
  'the music school': () => readSite(filesIn(join(PROJECT, 'tests/sites/musikschule')), { now: NOW }).site,
  'one below a path': () => {
    const names = ['index', 'a', 'b-c', 'sub/a', 'other']
    return siteOf({
      'site.yaml': BELOW,
      ...Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, PAGE])),
    })
  },
}

const assets = { ...ASSETS, lists: { '': '/sitemap', '/sw': '/sitemap' } }

/** A React tree of its own: the ids in the header do not depend on it. */
function languagesOf(site: Site, route: string): string {
  const links = languageLinks(site, route)
  return links.length === 0
    ? ''
    : renderToStaticMarkup(createElement(Languages, { links, words: site.words }))
}

test.for(Object.entries(SITES))('%s: header, footer and banner', ([, siteNow]) => {
  const whole = siteNow()
  if (!whole) throw new Error('There is no site')
  const shells = new Map(viewsOf(whole).map((view) => [view, sharedShell(view, assets)]))
  let marked = 0
  for (const route of whole.pages.keys()) {
    const site = siteFor(whole, route)
    const page = pageContext(site, route, ASSETS.pictures)
    const countdown = showsCountdown(site, route) ? countdownOf(site, page) : undefined
    const views = {
      banner: countdown && createElement(Banner, { countdown, words: page.words }),
      header: createElement(Header, {
        page,
        nav: navItems(site, page.link),
        search: searchOf(site, assets, page),
        list: listOf(site, assets, page),
      }),
      footer: createElement(Footer, { page }),
    }
    const parts = shells.get(site)?.partsOf(route)
    for (const name of ['banner', 'header', 'footer'] as const) {
      const rendered = withoutHints(renderToStaticMarkup(views[name], { identifierPrefix: `${name}-` }))
      if (rendered.includes('aria-current')) marked++
      const before = name === 'header' ? languagesOf(site, route) : ''
      expect([route, name, String(parts?.[name])]).toEqual([route, name, before + rendered])
    }
  }
  expect(marked).toBeGreaterThan(2)
})
