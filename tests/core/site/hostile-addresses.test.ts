/** Addresses that mean something else than they look, or do something else than lead somewhere: all are refused. */
import { describe, expect, test } from 'vitest'
import { addressOf } from '../../../src/core/site/address.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { read, siteOf } from '../../support/site.ts'

const ADDRESSES = [
  // Scripts and documents in an address, however they are spelt.
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'JAVASCRIPT://example.org/%0Aalert(1)',
    'javascript&colon;alert(1)',
  ],
  ...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)'],
  ...[
    'java\u00adscript:alert(1)',
    'java\u200bscript:alert(1)',
    'javascript\u0000:alert(1)',
    'jav&#x61;script:alert(1)',
  ],
  ...[
    'vbscript:msgbox(1)',
    'livescript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
  ],
  ...[
    'blob:https://example.org/1',
    'filesystem:https://example.org/a',
    'about:blank',
    'view-source:https://example.org/',
  ],
  // Programs and files of a visitor's device.
  ...[
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'sms:+254700000000',
    'whatsapp://send?text=a',
  ],
  ...[
    'ms-office:ofe|u|https://example.org/a.docx',
    'chrome://settings',
    'ftp://example.org/a',
    'ws://example.org/',
  ],
  // Other hosts that look like paths or like this one.
  ...[
    '//example.net',
    '///example.net',
    '/\\example.net',
    '\\\\example.net',
    '\\/example.net',
    '/\t/example.net',
  ],
  ...[
    'https:example.net',
    'https:/example.net',
    'https:///example.net',
    'https:\\\\example.net',
    'http://example.net/',
  ],
  ...[
    'https://example.org@example.net/',
    'https://user:word@example.org/',
    'https://@example.net/',
    'https://example.org\\@example.net',
  ],
  ...[
    'https://exam\u3002ple.net/',
    'https://\uff45xample.net/',
    'https://ex%61mple.net/',
    'https://example.net%2f@x',
  ],
  ...[
    'https://0x7f.1/',
    'https://2130706433/',
    'https://exa mple.net/',
    'https://example.net:99999/',
    'https://[::1',
  ],
  ...[
    'https://\u202eexample.net/',
    'https://example.net/\u2066a',
    'https://',
    'https://?a',
    'https:// example.net',
  ],
  // Paths of this site that are none of its pages.
  ...[
    '/../etc/passwd',
    '/fees/../../a',
    '/%2e%2e/a',
    '/fees%00',
    '/fees?next=//example.net',
    '/fees;a',
    '/./fees',
    'fees',
  ],
  ...[
    '../fees',
    './fees',
    'C:\\fees',
    '/fees\u0000',
    '/fees\\',
    '/\u202efees',
    '?fees',
    '#',
    '#a b',
    '#<script>',
    '/fees#"a"',
  ],
  // Mail and telephone numbers that bring more along.
  ...[
    'mailto:',
    'mailto:a@b.example,c@d.example',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example?subject=a%0d%0abcc:c',
  ],
  ...[
    'mailto:a%0abcc:c@d.example',
    'tel:',
    'tel:javascript',
    'tel:+254;ext=<a>',
    'tel:1?a',
    'mailto://example.net/a@b',
  ],
  // Names of links that every object has.
  ...[
    'link:',
    'link:constructor',
    'link:__proto__',
    'link:toString',
    'link:javascript:alert(1)',
    'LINK:portal',
  ],
]

test('there are at least sixty, no two alike', () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ADDRESSES).size).toBe(ADDRESSES.length)
})

const PAGE = 'pages/page.yaml'
const SITE = textOfBase('site.yaml')

/** Where an address may stand: the file that holds it, and the line. */
const PLACES: Readonly<
  Record<string, (address: string) => readonly [file: string, text: string, line: number]>
> = {
  'a link': (address) => [PAGE, pageOf(`type: ctaButton\ntitle: Words\nhref: ${JSON.stringify(address)}`), 6],
  'a frame': (address) => [
    PAGE,
    pageOf(
      `type: map\ntitle: Words\nembedUrl: ${JSON.stringify(address)}\naspectRatio: 4:3\nlink:\n  title: Words\n  href: /fees`,
    ),
    6,
  ],
  'a named link': (address) => {
    const before = SITE.slice(0, SITE.indexOf('  portal:'))
    const text = SITE.replace(/portal: .*/, () => `portal: ${JSON.stringify(address)}`)
    return ['site.yaml', text, before.split('\n').length]
  },
  'the menu': (address) => [
    'site.yaml',
    `${SITE}  - title: Words\n    href: ${JSON.stringify(address)}\n`,
    SITE.split('\n').length + 1,
  ],
}

const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error')

describe.for(Object.keys(PLACES))('in %s', (place) => {
  test.for(ADDRESSES.map((address) => [JSON.stringify(address), address] as const))('%s', ([, address]) => {
    const [file, text, line] = PLACES[place]?.(address) ?? ['', '', 0]
    const { site, diagnostics } = read({ [file]: text })
    expect(site).toBeUndefined()
    const [first, ...others] = errorsOf(diagnostics)
    expect([first?.span.file, first?.span.start.line, others]).toEqual([file, line, []])
    expect(first?.span.start.column).toBeGreaterThan(1)
  })
})

test.for(ADDRESSES.map((address) => [JSON.stringify(address), address] as const))(
  'in a text: %s',
  ([, address]) => {
    const { site, diagnostics } = read({
      [PAGE]: pageOf(`type: richText\ntext: ${JSON.stringify(`[words](<${address}>)`)}`),
    })
    // What Markdown does not take for a link stays text.
    if (/[<\n]|\\$/.test(address)) return
    expect(site).toBeUndefined()
    expect(errorsOf(diagnostics).map(({ span: { file, start } }) => [file, start.line])).toEqual([[PAGE, 5]])
  },
)

test.for([
  'a?bcc=b@c.example',
  'a@b.example,c@d.example',
  'a b@c.example',
  'a"b"@c.example',
  'javascript:alert(1)',
])('as the e-mail address of a contact: %s', (email) => {
  const text = SITE.replace(/email: .*/, () => `email: ${JSON.stringify(email)}`)
  const { site, diagnostics } = read({ 'site.yaml': text })
  const line = SITE.slice(0, SITE.indexOf('email:')).split('\n').length
  expect(site).toBeUndefined()
  expect(errorsOf(diagnostics).map(({ span: { file, start } }) => [file, start.line])).toEqual([
    ['site.yaml', line],
  ])
})

test('the link stage refuses them by itself, whatever the reader of files lets through', () => {
  const { config } = siteOf({})
  const table = {
    routes: ['/', '/fees'],
    unread: [],
    aliases: [],
    find: (path: string) => (path === '/fees' ? { route: path } : undefined),
    files: () => new Set<string>(),
    possible: new Set<string>(),
  }
  const accepted = ADDRESSES.filter((address) => {
    const { address: found } = addressOf(address, config, table)
    // Whether a place is there is asked of the page that it stands on.
    return found !== undefined && address !== '/fees#"a"'
  })
  expect(accepted).toEqual([])
})
