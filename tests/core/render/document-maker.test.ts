/** Documents that are put together of what was rendered once are what React renders at once. */
import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_WORDS } from '../../../src/block/words.ts'
import { documentMaker, type Filling } from '../../../src/core/render/document-maker.tsx'
import { escaped } from '../../../src/core/render/template.ts'
import { Document } from '../../../src/shell/document.tsx'
import { documentOf, siteOf } from '../../support/site.ts'

const NASTY = [
  'plain',
  '',
  `"double", 'single', & and &amp; and &#x27; <b>bold</b> </title><script>alert(1)</script> <!-- -->`,
  'slot-title; slot--blocks; <!--shared:0--> %s $& $1 $` ${title} {{title}}',
  'a\u0000b\u0001c\u001bd\u007fe\u0085f\u2028g\u2029h\ufeffi\tj\nk\r\nl',
  'lone \ud800 and \udc00, whole \u{1f3eb}, ä, \u202e, e\u0301',
]
const text = (name: string, at: number) => `${name} ${NASTY[at % NASTY.length]}`

const textsOf = (at: number) => ({
  headTitle: NASTY[at] ?? '',
  title: NASTY[at] ?? '',
  description: text('description', at + 1),
  canonical: `https://example.org/a?b=c&d='${at}'`,
  shareHref: text('https://example.org/x', at + 2),
  shareAlt: text('alt', at + 3),
})

const htmlOf = (at: number) => ({
  linkedData: `{"name":"a & b ${at}"}`,
  paths: '["/","/a&b"]',
  alternates: '',
  banner: at % 2 === 0 ? '' : '<aside>ä</aside>',
  header: '<p>header</p>',
  footer: `<p>${at} € &amp; more</p>`,
  pager: at % 3 === 0 ? '' : `<nav>on to ${at} &amp; on</nav>`,
})

const STYLE = 'a>b{content:"<\'&$&"}'
const LINK = { href: '/a?b&c', external: false, current: false, reload: false }

type Variant = { readonly hasShell: boolean; readonly titled: boolean; readonly way: readonly string[] }

function propsOf({ hasShell, titled, way }: Variant, filling: Filling) {
  const { headTitle, description, canonical, shareHref, shareAlt, linkedData, paths, ...around } = filling
  const { banner, header, footer, pager } = around
  const shell = {
    ...{ banner, header, footer, pager },
    way: way.map((title) => ({ title, href: title === '' ? '' : `/a?b&${title}` })),
    enroll: titled ? { ...LINK, title: 'A & <B>' } : undefined,
  }
  return {
    lang: 'en',
    words: { ...DEFAULT_WORDS, skipToContent: 'To "content" & <on>' },
    titled,
    head: {
      title: headTitle,
      siteName: 'School "&"',
      description,
      canonical,
      noindex: titled,
      isShared: hasShell,
      shareImage: { href: shareHref, alt: shareAlt, width: 1200, height: 630 },
      styles: [STYLE],
      aside: { href: '/aside.css', media: 'print' },
      fontHref: '/font.woff2',
      iconHref: undefined,
      barColours: { light: '#000000', dark: '#000000' },
      boot: hasShell ? 'a && b < c' : undefined,
      linkedData,
      findPage: { src: '/find.js', integrity: 'sha384-x', paths },
    },
    shell: hasShell ? shell : undefined,
  }
}

/** A block with an id of its own and a picture that loads at once. */
function Block({ name }: { readonly name: string }) {
  const id = useId()
  const src = `/${name}?a&b>c`
  return createElement(
    'section',
    { id },
    name,
    createElement('img', { src, fetchPriority: 'high', alt: name }),
  )
}
const blocks = ['one & two', 'three'].map((name) => createElement(Block, { key: name, name }))

const make = documentMaker(propsOf)

test.for(
  [true, false].flatMap((hasShell) =>
    [true, false].map((titled) => ({ hasShell, titled, way: titled ? [] : ['Home & "<"', ''] })),
  ),
)('%j: what is put together is what React renders at once', (variant) => {
  for (const at of NASTY.keys()) {
    const [texts, html] = [textsOf(at), htmlOf(at)]
    const made = make({ variant, texts, html, blocks })
    const props = { ...propsOf(variant, { ...texts, ...html }), title: texts.title, children: blocks }
    const whole = `<!doctype html>${renderToStaticMarkup(createElement(Document, props))}\n`
    expect(made).toBe(whole)
    expect(whole).toContain('<link rel="preload" as="image"')
  }
})

test.for(NASTY)('%j is escaped as React does', (nasty) => {
  expect(escaped(nasty)).toBe(renderToStaticMarkup(nasty))
})

test('pages whose ways differ have documents of their own, in whatever order they are made', () => {
  const wayOf = (...way: string[]) => {
    const variant = { hasShell: true, titled: false, way }
    const made = make({ variant, texts: textsOf(0), html: htmlOf(0), blocks })
    return /<ol.*<\/ol>/.exec(made.toString())?.[0].replaceAll(/<[^>]*>/g, '|')
  }
  expect(['Past', 'Pr&sent', 'Past'].map((title) => wayOf(title))).toEqual([
    expect.stringContaining('Past'),
    expect.stringContaining('Pr&amp;sent'),
    expect.stringContaining('Past'),
  ])
  expect(wayOf('', 'Past')).toContain('|plain|')
})

const SITE = `schemaVersion: 2
lang: en
url: https://www.example.org/
organisation: { name: School }
header: [{ title: Fees, href: /fees }, { title: Place, href: "/info#top" }]
footer: { groups: [{ title: More, links: [{ title: Info, href: /info }] }] }
chains: {}
`
const PAGE = 'title: T\ndescription: D\nblocks: [{ type: richText, text: Words }]\n'

test('each part around the blocks marks the page it stands on where it leads there, and nowhere else', () => {
  const files = Object.fromEntries(['fees', 'info', 'other'].map((name) => [`pages/${name}.yaml`, PAGE]))
  const site = siteOf({ 'site.yaml': SITE, ...files })
  const marked = (route: string) =>
    [...documentOf(site, route).matchAll(/<(header|footer) .*?<\/\1>/g)].map(([html]) =>
      [...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href),
    )
  const found = ['/other', '/fees', '/info', '/other'].map(marked)
  expect(found).toEqual([
    [[], []],
    [['/fees'], []],
    [[], ['/info']],
    [[], []],
  ])
})
