/** Documents that are put together of what was rendered once are what React renders at once. */
import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_WORDS } from '../src/block/words.ts'
import { documentMaker, type Texts } from '../src/engine/document.tsx'
import { escaped, newSharedTexts } from '../src/engine/template.ts'
import { Document } from '../src/shell/document.tsx'
import type { DocumentProps } from '../src/shell/types.ts'

const NASTY = [
  'plain',
  '',
  `"double", 'single', & and &amp; and &#x27; <b>bold</b> </title><script>alert(1)</script> <!-- -->`,
  'slot-title; slot--blocks; <!--shared:0--> %s $& $1 $` ${title} {{title}}',
  'a\u0000b\u0001c\u001bd\u007fe\u0085f\u2028g\u2029h\ufeffi\tj\nk\r\nl',
  'lone \ud800 and \udc00, whole \u{1f3eb}, ä, \u202e, e\u0301',
]
const text = (name: string, at: number) => `${name} ${NASTY[at % NASTY.length]}`

const ownOf = (at: number): Texts => ({
  headTitle: NASTY[at] ?? '',
  title: NASTY[at] ?? '',
  description: text('description', at + 1),
  canonical: `https://example.org/a?b=c&d='${at}'`,
  shareHref: text('https://example.org/x', at + 2),
  shareAlt: text('alt', at + 3),
  linkedData: at % 2 === 0 ? '' : `{"name":"a & b ${at}"}`,
  paths: '["/","/a&b"]',
  banner: at % 2 === 0 ? '' : '<aside>ä</aside>',
  header: '<p>header</p>',
  footer: `<p>${at} € &amp; more</p>`,
  pager: at % 3 === 0 ? '' : `<nav>on to ${at} &amp; on</nav>`,
})

const shared = { lang: 'en', words: { ...DEFAULT_WORDS, skipToContent: 'To "content" & <on>' } }
const link = { href: '/a?b&c', title: 'A & <B>', external: false, current: false, reload: false }
const marks = newSharedTexts()
const STYLE = 'a>b{content:"<\'&$&"}'

/** The parts with some style: a mark of it, or the text itself. */
const partsWith =
  (kind: 'framed' | 'bare', titled: boolean, style: string) =>
  (own: Texts): Omit<DocumentProps, 'lang' | 'words' | 'title' | 'children'> => ({
    head: {
      title: own.headTitle,
      siteName: 'School "&"',
      description: own.description,
      canonical: own.canonical,
      noindex: titled,
      shareImage: { href: own.shareHref, alt: own.shareAlt, width: 1200, height: 630 },
      styles: [style],
      aside: { href: '/aside.css', media: 'print' },
      fontHref: '/font.woff2',
      iconHref: undefined,
      boot: kind === 'framed' ? style : undefined,
      linkedData: own.linkedData,
      findPage: { src: '/find.js', integrity: 'sha384-x', paths: own.paths },
    },
    frame:
      kind === 'bare'
        ? undefined
        : {
            banner: own.banner,
            header: own.header,
            footer: own.footer,
            way: titled ? [] : [link, { ...link, href: '', title: 'No page' }],
            pager: own.pager,
            enroll: titled ? link : undefined,
          },
    titled,
  })

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

const make = documentMaker(marks, shared)
const forms = (['framed', 'bare'] as const).flatMap((kind) =>
  [true, false].map((titled) => [kind, titled] as const),
)

test.for(forms)(
  'a %s document (a block shows its title: %s) is what React renders at once',
  ([kind, titled]) => {
    for (const at of NASTY.keys()) {
      const own = ownOf(at)
      const made = make({
        own: { ...own, footer: Buffer.from(own.footer) },
        blocks,
        partsWith: partsWith(kind, titled, marks.mark(STYLE)),
      })
      const props = { ...shared, ...partsWith(kind, titled, STYLE)(own), title: own.title, children: blocks }
      const whole = `<!doctype html>${renderToStaticMarkup(createElement(Document, props))}\n`
      expect(made.toString()).toBe(Buffer.from(whole).toString())
      expect(whole).toContain('<link rel="preload" as="image"')
    }
  },
)

test.for(NASTY)('%j is escaped as React does', (nasty) => {
  expect(escaped(nasty)).toBe(renderToStaticMarkup(nasty))
})

test('what has the same form but for a link gets a document of its own', () => {
  const own = ownOf(0)
  const withWay = (title: string) => (texts: Texts) => {
    const parts = partsWith('framed', false, '')(texts)
    return { ...parts, frame: parts.frame && { ...parts.frame, way: [{ ...link, title }] } }
  }
  const made = ['Past', 'Present', 'Past'].map((title) => make({ own, blocks, partsWith: withWay(title) }))
  expect(made.map((bytes) => /Past|Present/.exec(bytes.toString())?.[0])).toEqual(['Past', 'Present', 'Past'])
})
