/** A site made of the blocks' examples: everything that views and shell can write, independent of any content. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import { DEFAULT_WORDS } from '../../block/words.ts'
import { clockAt } from '../../core/base/clock.ts'
import { renderPage } from '../../core/render/render.tsx'
import { addressOf } from '../../core/site/address.ts'
import { traitsOf } from '../../core/site/page-traits.ts'
import { routeTable } from '../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { type Example, examples } from '../../core/validate/examples.ts'
import { toSource } from '../../core/yaml/source.ts'
import { type OptionalPart, SHELL } from '../../shell/optional-parts.ts'
import { Languages, Search } from '../../shell/parts.tsx'
import type { SiteAssets } from './assets.ts'

const picture = { image: { file: 'images/example.svg', slot: 'mark' }, alt: 'An example' } as const
const somewhere = { title: 'Elsewhere', href: 'https://example.org/' }

/** Every part of the shell is there, so that no style of it is lost. */
const CONFIG: SiteConfig = {
  schemaVersion: '2',
  theme: { footer: 'hills' },
  url: 'https://example.org/',
  lang: 'en',
  currency: 'KES',
  organisation: {
    name: 'Example School',
    shortName: 'Example',
    campus: 'Main campus',
    motto: 'Motto',
    founded: '1995',
    registration: '1',
  },
  logo: picture,
  contacts: {
    office: {
      title: 'Office',
      phone: '+254 700 000 000',
      email: 'office@example.org',
      address: { markdown: 'A road\n\nA town' },
    },
  },
  links: { portal: 'https://example.org/portal' },
  header: [
    { title: 'Home', href: '/' },
    { title: 'More', links: [{ title: 'Page', href: '/page' }, somewhere] },
    { title: 'Current', links: [{ title: 'Home', href: '/' }] },
  ],
  footer: {
    groups: [
      { title: 'Links', links: [{ title: 'Home', href: '/' }, somewhere, { title: 'No address yet' }] },
    ],
    contacts: ['office'],
    statements: [{ markdown: 'A statement' }],
    certificate: picture,
    legal: [{ title: 'Page', href: '/page' }],
    copyright: '© Example',
  },
  social: ['TikTok', 'Instagram', 'Twitter', 'Facebook', 'LinkedIn', 'YouTube', 'Other'].map((network) => ({
    network,
    href: 'https://example.org/',
  })),
  chains: { all: [{ href: '/' }, { href: '/page' }], more: [{ href: '/' }, { href: '/bare' }] },
  enroll: { title: 'Enroll', href: 'link:portal' },
  countdown: {
    label: 'Ends in',
    start: '2025-01-01T00:00+00:00',
    target: '2025-03-01T00:00+00:00',
    href: '/page',
  },
}

/** Pages with all examples, or with those asked for; one of them is bare. */
export function gallerySite(wanted: (example: Example) => boolean = () => true): Site {
  return siteWith(
    examples()
      .filter(wanted)
      .map(({ block }) => block),
  )
}

export function siteWith(blocks: readonly Block[]): Site {
  const ignore = () => undefined
  const sources = ['index', 'page', 'bare'].map((name) =>
    toSource(`pages/${name}.yaml`, 'title: Example\n', ignore),
  )
  const pages = sources.map((source, index): LinkedPage => {
    const route = index === 0 ? '/' : index === 1 ? '/page' : '/bare'
    const layout = index === 2 ? 'bare' : 'site'
    const page = { title: 'Example', description: 'An example', layout, blocks } as const
    return { route, source, page, traits: traitsOf(page) }
  })
  const table = routeTable(sources, ignore)
  return {
    root: '/',
    config: CONFIG,
    configSource: toSource('site.yaml', 'url: example\n', ignore),
    base: '',
    origin: 'https://example.org',
    words: DEFAULT_WORDS,
    prefix: '',
    languages: new Map(),
    searchable: new Set(),
    table,
    addressOf: (href) => addressOf(href, CONFIG, table),
    pages: new Map(pages.map((page) => [page.route, page])),
    unpublished: new Map(),
    titles: new Map(pages.map(({ route, page }) => [route, page.title])),
    anchors: new Map(),
    images: new Set(['images/example.svg']),
    ...clockAt(new Date('2025-02-01T00:00:00Z')),
  }
}

export const ASSETS: SiteAssets = {
  // Photographs, so that no style of `<picture>` is lost.
  pictures: () => ({
    src: '/assets/example.jpg',
    width: 1600,
    height: 900,
    sources: [{ type: 'image/avif', srcSet: '/assets/example.avif 1600w' }],
    sizes: '100vw',
  }),
  shareImages: new Map(),
  sheets: [],
  asideHref: '/assets/aside.css',
  fontHref: '/assets/inter.woff2',
  boot: '',
  findPage: { src: '', integrity: '' },
  files: [],
}

export function galleryHtml(): readonly string[] {
  return htmlOf(gallerySite())
}

/** What every page can have, and what a page with a certain part of the shell or type of block can have besides. */
export function shapes(
  types: readonly string[],
  { hasLanguages = false, hasSearch = false } = {},
): {
  readonly bare: string
  readonly parts: ReadonlyMap<string, string>
  readonly texts: string
} {
  const bareWith = (type: string) => {
    const site = gallerySite((example) => example.type === type)
    return htmlOf(site, ({ page }) => page.layout === 'bare').join('\n')
  }
  const frame = htmlOf(gallerySite((example) => example.type === '')).join('\n')
  const parts = Object.entries(CUTS).map(([part, cut]) => [part, frame.match(cut)?.join('\n') ?? ''] as const)
  const blocks = types.map((type) => [type, bareWith(type)] as const)
  const languages = hasLanguages
    ? renderToStaticMarkup(<Languages links={[LINK]} words={DEFAULT_WORDS} />)
    : ''
  const search = hasSearch ? renderToStaticMarkup(<Search label="Search" index="/" list={LISTED} />) : ''
  return {
    bare: bareWith(''),
    parts: new Map([[SHELL, withoutParts(frame) + languages + search], ...parts, ...blocks]),
    texts: bareWith('richText'),
  }
}

const LISTED = { title: 'All pages', href: '/pages', external: false, current: false, reload: false }

const LINK = { lang: 'sw', href: '/sw', title: 'Kiswahili' }

/** The HTML of each part of the shell that not all pages have. */
const CUTS: { readonly [Part in OptionalPart]: RegExp } = {
  banner: /(?<=<div data-part="banner">).*?(?=<\/div><header)/gs,
  breadcrumbs: /<nav class="breadcrumbs".*?<\/nav>/gs,
  pager: /<nav class="pager".*?<\/nav>/gs,
}

const withoutParts = (html: string) =>
  Object.values(CUTS).reduce((rest, cut) => rest.replaceAll(cut, ''), html)

function htmlOf(site: Site, wanted: (page: LinkedPage) => boolean = () => true): readonly string[] {
  return [...site.pages.values()].filter(wanted).map((page) => renderPage(site, page, ASSETS))
}
