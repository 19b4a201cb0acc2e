/** Hostile texts that nobody could read as they are, or that are too large to keep: written when they are tried. */
import type { Files } from '../support/folder.ts'
import { pageOf } from '../support/pages.ts'

const words = (text: string) => pageOf(`type: richText\ntext: ${text}`)
const page = (content: string | Uint8Array): Files => ({ 'pages/page.yaml': content })
const bytes = (text: string) => Buffer.from(text, 'latin1')
const encoded = (encoding: 'utf16le' | 'latin1', text: string) => Buffer.from(text, encoding)

const IN_TEXT = 'blocks:\n  - type: richText\n    text: |\n      Words\n'

/** By the name of the case. */
export const MAKE_HOSTILE: Readonly<Record<string, Files>> = {
  'character-nul': page(words('Wo\0rds')),
  'character-escape': page(words('\u001b[2J\u001b[31mWords')),
  'character-bell-in-a-name': page(words('Words').replace('title', 'ti\u0007tle')),
  'character-delete': page(words('Words\u007f')),
  'character-c1': page(words('\u009b31mWords')),
  'character-next-line': page(words('Words\u0085more: words')),
  'character-vertical-tab': page(words('Words\u000bmore')),
  'character-override': page(words('\u202egnp.exe')),
  'character-isolate': page(words('Words \u2067 more')),
  'character-direction-in-a-name': page(words('Words').replace('text', 'te\u200fxt')),
  'character-direction-in-a-remark': page(`# \u202e } if admin \u2066\n${words('Words')}`),
  'character-byte-order-mark': page(words('Words\ufeffmore')),
  'character-byte-order-mark-twice': page(`\ufeff\ufeff${words('Words')}`),
  'character-no-width': page(words('Words').replace('title', 'ti\u200btle')),
  'character-line-separator': page(words('Words\u2028more: words')),
  'character-of-no-script': page(words('Words \ufffe\u{1fffe}')),
  'character-hidden-tags': page(words('Words\u{e0049}\u{e0067}\u{e006e}')),
  'carriage-returns-alone': page(words('Words').replaceAll('\n', '\r')),
  'carriage-return-in-a-text': page(words('Words\rmore: words')),
  'escaped-nul': page(words('"Wo\\0rds"')),
  'escaped-escape': page(words('"\\e[2J\\x1b]0;title\\a"')),
  'escaped-override': page(words('"\\u202egnp.exe"')),
  'escaped-surrogate': page(words('"\\ud800"')),
  'escaped-line-separator': page(words('"Words\\L\\Pmore"')),
  'escaped-control-in-a-name': page(words('Words').replace('title', '"ti\\btle"')),
  'encoding-latin-1': page(encoded('latin1', words('Musée'))),
  'encoding-utf-16': page(encoded('utf16le', `\ufeff${words('Words')}`)),
  'encoding-utf-16-turned': page(encoded('utf16le', `\ufeff${words('Words')}`).swap16()),
  'encoding-too-long': page(bytes(words('Words \xc0\xaf'))),
  'encoding-surrogates': page(bytes(words('Words \xed\xa0\x80'))),
  'encoding-beyond-unicode': page(bytes(words('Words \xf4\x90\x80\x80'))),
  'encoding-cut': page(bytes(`${words('Words')}# \xe2\x82`)),
  'file-packed': page(bytes('\x1f\x8b\x08\0\0\0\0\0\0\x03\xab\x56\0')),
  'file-of-a-picture': page(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')),
  'file-empty': page(''),
  'file-of-blanks': page(' \n'.repeat(1000)),
  'file-too-large': page(words(`|\n${`  ${'word '.repeat(50)}\n`.repeat(1100)}`)),
  'line-too-long': page(words('word '.repeat(2100))),
  'lines-too-many': page(`${words('Words')}${'\n'.repeat(10_000)}`),
  'fields-too-many': page(Array.from({ length: 2001 }, (_, index) => `field${index}: x\n`).join('')),
  'entries-too-many': page(`titles:\n${`- [${'a, '.repeat(1000)}]\n`.repeat(11)}`),
  'depth-of-brackets': page(words('[\n'.repeat(9000))),
  'depth-of-brackets-that-close': page(words(`${'[\n'.repeat(3000)} a ${']\n'.repeat(3000)}`)),
  'depth-of-braces': page(words('{a:\n'.repeat(9000))),
  'depth-of-dashes-beyond-all': page(words(`\n${'- - - - '.repeat(1200)}`)),
  'depth-of-names': page(words(`\n${'? ? ? ? '.repeat(1200)}`)),
  'quotes-without-end': page(words(`|\n${'  "a \'b\n'.repeat(9000)}`).replace('text: |', 'text:')),
  'anchors-without-end': page(words(`\n${'  - &a\n'.repeat(500)}`)),
  'blanks-before-a-remark': page(words(`Words${' '.repeat(9000)}#x`)),
  'tabs-without-end': page(words(`Words\n${'\t'.repeat(9000)}x`)),
  'tabs-before-entries-without-end': page(words(`Words\n${'\t- x: y\n'.repeat(9000)}`)),
  'fields-in-a-text-without-end': page(
    `title: Page\n${IN_TEXT}${'      description: x\n'.repeat(9000)}      end\n`,
  ),
  'fields-and-blanks-in-a-text': page(
    `title: Page\n${IN_TEXT}${`      description: a${' '.repeat(9900)}b\n`.repeat(24)}      end\n`,
  ),
  'stand-ins-without-end': {
    'pages/list.yaml': pageOf(
      `type: checklist\ntitle: List\nitems:\n${Array.from({ length: 9000 }, (_, at) => `  - !todo a${at} ?? b\n`).join('')}`,
    ),
    ...page('titel: x\n'),
  },
  'words-without-end': {
    ...Object.fromEntries(
      ['*x don?t', '\ufffd', 'Ã©', 'Ãƒ'].map((end, index) => [
        `pages/list${index}.yaml`,
        pageOf(`type: richText\ntext: "${`${'a'.repeat(9000)}\\\n  `.repeat(24)}${end}"`),
      ]),
    ),
    ...page('titel: x\n'),
  },
  'values-that-grow': {
    'site.yaml': [
      'schemaVersion: 2\nurl: https://example.org/\nlang: en\norganisation: { name: Example School }\n',
      'contacts: { office: { title: Office, email: office@example.org } }\n',
      'links: { portal: https://example.org/portal }\nheader: [{ title: Fees, href: /fees }]\nfacts:\n  a0: lol\n',
      ...Array.from({ length: 12 }, (_, index) => `  a${index + 1}: "${`\${facts.a${index}}`.repeat(9)}"\n`),
    ].join(''),
    ...page(words('${facts.a12}')),
  },
  'values-in-a-circle': {
    'site.yaml': [
      'schemaVersion: 2\nurl: https://example.org/\nlang: en\norganisation: { name: "${facts.a}" }\n',
      'links: { portal: https://example.org/portal }\nheader: [{ title: Fees, href: /fees }]\n',
      'facts: { a: "${organisation.name}" }\n',
    ].join(''),
    ...page(words('${facts.a}')),
  },
  'values-filled-in-without-end': {
    'site.yaml': [
      'schemaVersion: 2\nurl: https://example.org/\nlang: en\norganisation: { name: Example School }\n',
      'links: { portal: https://example.org/portal }\nheader: [{ title: Fees, href: /fees }]\n',
      `facts: { long: ${'words '.repeat(1500)} }\n`,
    ].join(''),
    ...page(words(`|\n${`  ${'${facts.long} '.repeat(10)}\n`.repeat(10)}`)),
  },
  'snippets-that-grow': {
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `pages/snippets/s${index}.yaml`,
        `blocks:\n${`  - use: snippets/s${index + 1}\n`.repeat(9)}`,
      ]),
    ),
    'pages/snippets/s12.yaml': 'blocks:\n  - type: richText\n    text: Words\n',
    ...page('title: Page\ndescription: A page.\nblocks:\n  - use: snippets/s0\n'),
  },
  'table-with-control-characters': {
    'pages/data/links.csv': 'title,href\nWo\u001b[2Jrds,/fees\n',
    ...page(pageOf('type: linkList\nlinks:\n  rows: data/links.csv')),
  },
  'table-with-reserved-names': {
    'pages/data/links.csv': '__proto__,href\nWords,/fees\n',
    'pages/data/more.csv': 'title,href,constructor.prototype.a\nWords,/fees,x\n',
    ...page(
      pageOf(
        'type: linkList\nlinks:\n  rows: data/links.csv',
        'type: linkList\nlinks:\n  rows: data/more.csv',
      ),
    ),
  },
  'table-without-end': {
    'pages/data/links.csv': `title,href\n"${'Words,/fees\n'.repeat(5000)}`,
    ...page(pageOf('type: linkList\nlinks:\n  rows: data/links.csv')),
  },
}
