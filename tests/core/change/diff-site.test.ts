/** What `ukurasa diff` says of a site: its pages, its settings, its pictures. */
import { expect, test } from 'vitest'
import { pageOf } from '../../support/pages.ts'
import { below, PAGE, SITE, said, schedule, texts } from '../../support/versions.ts'

const ofSite = (before: string, after: string) => said({ 'site.yaml': before }, { 'site.yaml': after })

test('pages come, go and get other addresses', () => {
  const [choir, golf] = [
    texts('Choir').replace('Page', 'Choir'),
    texts('Golf', 'Greens').replace('Page', 'Golf'),
  ]
  const text = said(
    { 'pages/golf.yaml': golf, 'pages/choir.yaml': choir },
    { 'pages/sports/golf.yaml': golf.replace('at some length', 'briefly'), [PAGE]: schedule([1], 1) },
  )
  expect(below('Pages', text)).toEqual([
    'removed /choir “Choir”; the old address no longer works (aliases: [/choir] would keep it)',
    'added /page “Page” (feeSchedule)',
    '/golf is now /sports/golf “Golf”; the old address no longer works (aliases: [/golf] would keep it)',
  ])
  expect(below('/sports/golf “Golf”', text)).toHaveLength(1)
  const kept = said({ 'pages/golf.yaml': golf }, { 'pages/green.yaml': `aliases: [/golf]\n${golf}` })
  expect(below('Pages', kept)).toEqual(['/golf is now /green “Golf”; the old address leads to /green'])
  expect(below('/green “Golf”', kept)).toEqual(['added aliases: /golf'])
})

test.for([
  ['draft: true', 'a draft, which visitors do not see'],
  ['publishFrom: 2027-01-05T08:00+03:00', 'visitors see it from 2027-01-05T08:00+03:00'],
  ['noindex: true', 'search engines do not list it'],
] as const)('a new page with %s: the review says who sees it', ([field, words]) => {
  const page = texts('Golf').replace('blocks:', `${field}\nblocks:`)
  expect(below('Pages', said({}, { 'pages/golf.yaml': page }))[0]).toMatch(
    new RegExp(`; ${words.replace('+', '.')}$`),
  )
})

test('a new group of settings is told field by field, and so is a removed one', () => {
  const theme =
    'theme:\n  palette: neutral\n  brand: "#ffcc00"\n  accent: "#7a1f5c"\n  dark:\n    brand: "#ffffff"\n'
  const fields = [
    'theme, palette: neutral',
    'theme, brand: #ffcc00',
    'theme, accent: #7a1f5c',
    'theme, dark, brand: #ffffff',
  ]
  const added = fields.map((field) => `added ${field}`)
  expect(below('Settings of the site', ofSite(SITE, `${SITE}${theme}`))).toEqual(added)
  const removed = fields.map((field) => `removed ${field}`)
  expect(below('Settings of the site', ofSite(`${SITE}${theme}`, SITE))).toEqual(removed)
})

test('no field of a new contact or countdown is left out', () => {
  const contact = '  gate:\n    title: Gate\n    phone: "+254 700 000 201"\n    email: gate@example.org\n'
  const target = 'target: 2027-03-01T08:00+03:00'
  const site = SITE.replace('contacts:\n', `contacts:\n${contact}`)
  const text = ofSite(SITE, `${site}countdown:\n  title: Tickets\n  ${target}\n`)
  expect(text).toContain('added contacts.gate.phone: +254 700 000 201; no page shows it')
  expect(text).toContain('added contacts.gate.email: gate@example.org; no page shows it')
  expect(text).toContain(`added Tickets, ${target}`)
})

test('a new snippet counts as added', () => {
  const text = said({}, { 'pages/snippets/join.yaml': 'blocks:\n  - type: richText\n    text: Join us.\n' })
  expect(text).toMatch(/^1 snippet added\./)
})

const FACTS = `${SITE}facts:\n  fee: 64,200\n  rule: Pay \${facts.fee} in January.\n`
const taking = (name: string) => pageOf(`type: richText\ntext: It costs \${facts.${name}}.`)

test('a value of site.yaml is told once, with the pages that show it', () => {
  const pages = {
    [PAGE]: taking('fee'),
    'pages/rules.yaml': taking('rule'),
    'pages/else.yaml': taking('else'),
  }
  const before = { 'site.yaml': `${FACTS}  else: 1\n`, ...pages }
  const text = said(before, { ...before, 'site.yaml': before['site.yaml'].replace('64,200', '65,000') })
  expect(text).toBe(
    'facts.fee: 64,200 → 65,000.\n\nSettings of the site\n  facts.fee: 64,200 → 65,000; shown on 2 pages: /page, /rules\n',
  )
})

test('an amount that a value of site.yaml brings along is told on its page', () => {
  const page = { [PAGE]: schedule(['${facts.fee}', '${facts.fee}'], 128400) }
  const text = said(
    { 'site.yaml': FACTS, ...page },
    { 'site.yaml': FACTS.replace('64,200', '65,000'), ...page },
  )
  expect(below('/page “Page”', text)[0]).toBe(
    'feeSchedule “Fees, grade 4”: term 1 and term 2: 64,200 → 65,000 (+1.2 %), through facts.fee',
  )
  expect(text).toMatch(
    /^Fees, grade 4, term 1 and term 2: 64,200 → 65,000; annual total not changed \(128,400\)/,
  )
})

test('contacts and links reach the pages that name them', () => {
  const pages = {
    [PAGE]: pageOf('type: contact\ntitle: Ask\ncontacts: [office]'),
    'pages/other.yaml': pageOf('type: linkList\nlinks: [{ title: Apply, href: link:portal }]'),
  }
  const after = SITE.replace('office@example.org', 'post@example.org').replace('org/portal', 'org/enquire')
  expect(below('Settings of the site', said({ ...pages }, { ...pages, 'site.yaml': after }))).toEqual([
    'contacts.office.email: office@example.org → post@example.org; shown on 1 page: /page',
    'links.portal: https://example.org/portal → https://example.org/enquire; shown on 1 page: /other',
  ])
  expect(ofSite(SITE, SITE.replace('Example School', 'Other School'))).toContain('shown on every page')
})

test('menus, footer and chains are told by their entries', () => {
  const menu = (links: string, chain: string) =>
    `${SITE}footer:\n  groups:\n    - title: Quick\n      links: [${links}]\nchains:\n  year: [${chain}]\n`
  const [home, fees, portal] = ['{ href: / }', '{ href: /fees }', '{ title: Apply, href: link:portal }']
  expect(
    below(
      'Menus and chains',
      ofSite(menu(fees, `${home}, ${fees}`), menu(`${fees}, ${portal}`, `${fees}, ${home}`)),
    ),
  ).toEqual(['footer Quick + Apply', 'chain year: Fees moved, now first'])
  expect(ofSite(menu(fees, `${fees}, ${home}`), menu(fees, fees))).toContain('chain year − Home')
  expect(ofSite(SITE, SITE.replace('title: Fees', 'title: What it costs'))).toContain(
    'menu Fees, title: Fees → What it costs',
  )
})

test('a page that cannot be read on one side is said to be so, and the others go on', () => {
  const [sound, broken] = [taking('fee'), 'title: Page\n\tdescription: Tab']
  const broke = said({ [PAGE]: sound }, { [PAGE]: broken, 'pages/fees.yaml': taking('fee') })
  expect(broke).toMatch(/^\/page cannot be read; 1 page changed: \/fees/)
  expect(below('Cannot be read', broke)[0]).toMatch(/^\/page cannot be read, line 2: /)
  expect(below('Cannot be read', said({ [PAGE]: broken }, { [PAGE]: sound }))[0]).toMatch(
    /^\/page can be read again/,
  )
  expect(ofSite(SITE, 'a: [')).toMatch(/^site\.yaml cannot be read/)
})

test('pictures are told by their content', () => {
  const hero = pageOf('type: hero\ntitle: Words\nimage: images/a.svg\ndecorative: true')
  const svg = (fill: string) => `<svg xmlns="http://www.w3.org/2000/svg" fill="${fill}"/>`
  const text = said(
    {
      [PAGE]: hero,
      'pages/images/a.svg': svg('red'),
      'pages/images/b.svg': svg('b'),
      'pages/images/c.svg': svg('c'),
    },
    {
      [PAGE]: hero,
      'pages/images/a.svg': svg('green'),
      'pages/images/d.svg': svg('b'),
      'pages/images/e.svg': svg('e'),
    },
  )
  expect(below('Pictures and files', text)).toEqual([
    'replaced pages/images/a.svg (52 B → 54 B); shown on /page',
    'removed pages/images/c.svg (50 B)',
    'pages/images/b.svg is now pages/images/d.svg (50 B); no page shows it',
    'added pages/images/e.svg (50 B); no page shows it',
  ])
})

const SNIPPET = 'pages/snippets/apply.yaml'
const apply = (title: string, image = 'images/a.svg') =>
  `blocks:\n  - type: hero\n    title: ${title}\n    image: ${image}\n    decorative: true\n`

test('a snippet is told of once, with the pages that show it', () => {
  const pages = {
    [PAGE]: pageOf('use: snippets/apply'),
    'pages/snippets/all.yaml': 'blocks:\n  - use: snippets/apply\n',
    'pages/other.yaml': pageOf('use: snippets/all'),
  }
  const text = said({ ...pages, [SNIPPET]: apply('One') }, { ...pages, [SNIPPET]: apply('Two') })
  expect(text).toBe(
    '1 snippet changed.\n\nsnippets/apply, shown on /other, /page\n  hero “One”: title: One → Two\n',
  )
})

test('snippets come and go, on pages as well', () => {
  const [one, two] = [pageOf('use: snippets/apply'), pageOf('type: richText\ntext: Words')]
  const text = said({ [PAGE]: two }, { [PAGE]: one, [SNIPPET]: apply('One') })
  expect(below('Snippets', text)).toEqual(['added snippets/apply (hero); included by /page'])
  expect(below('/page “Page”', text)).toEqual(['removed richText (block 1): Words', 'added snippets/apply'])
  expect(below('Snippets', said({ [PAGE]: one, [SNIPPET]: apply('One') }, { [PAGE]: two }))).toEqual([
    'removed snippets/apply; was included by /page',
  ])
})

test('values and pictures reach pages by way of snippets', () => {
  const pages = { [PAGE]: pageOf('use: snippets/apply'), [SNIPPET]: apply('${facts.fee}') }
  const text = said(
    { ...pages, 'site.yaml': FACTS, 'pages/images/a.svg': '<svg/>' },
    { ...pages, 'site.yaml': FACTS.replace('64,200', '65,000'), 'pages/images/a.svg': '<svg></svg>' },
  )
  expect(below('Settings of the site', text)).toEqual(['facts.fee: 64,200 → 65,000; shown on 1 page: /page'])
  expect(below('Pictures and files', text)).toEqual([
    'replaced pages/images/a.svg (6 B → 11 B); shown on /page',
  ])
})

test('rows of a table are told as the entries that they are', () => {
  const page = pageOf('type: feeSchedule\ntitle: Fees\nitems:\n  rows: data/fees.csv')
  const table = (amount: string) => ({
    [PAGE]: page,
    'pages/data/fees.csv': `title,amount\nTerm 1,"64,200"\nTerm 2,${amount}\n`,
  })
  expect(said(table('64200'), table('65000'))).toMatch(/^Fees, Term 2: 64,200 → 65,000\./)
  const written = pageOf(
    'type: feeSchedule\ntitle: Fees\nitems:\n  - title: Term 1\n    amount: 64200\n  - title: Term 2\n    amount: 64200',
  )
  expect(said({ [PAGE]: written }, table('64200'))).toMatch(/^Nothing changes on the site\./)
})

test('a page that changed in one language only is named', () => {
  const site = `${SITE}languages:\n  sw:\n    organisation:\n      name: Shule\n`
  const before = { 'site.yaml': site, [PAGE]: texts('Choir'), 'pages/sw/page.yaml': texts('Kwaya') }
  const alone = said(before, { ...before, [PAGE]: texts('Singers') })
  expect(below('In one language only', alone)).toEqual(['/page changed, /sw/page did not'])
  const both = said(before, { ...before, [PAGE]: texts('Singers'), 'pages/sw/page.yaml': texts('Waimbaji') })
  expect(both).not.toContain('In one language only')
})

test('a page with nothing but the new address of another page did not change in one language only', () => {
  const site = `${SITE}languages:\n  sw:\n    organisation:\n      name: Shule\n`
  const linking = (address: string) => pageOf(`type: linkList\nlinks:\n  - href: ${address}`)
  const others = { 'site.yaml': site, 'pages/sw/page.yaml': texts('Kwaya') }
  const before = { ...others, [PAGE]: linking('/choir'), 'pages/choir.yaml': texts('Choir') }
  const singers = texts('Choir').replace('blocks:', 'aliases: [/choir]\nblocks:')
  const after = { ...others, [PAGE]: linking('/singers'), 'pages/singers.yaml': singers }
  const renamed = said(before, after)
  expect(renamed).toContain('/choir is now /singers')
  expect(renamed).not.toContain('In one language only')
  const elsewhere = said(before, { ...after, [PAGE]: linking('/') })
  expect(below('In one language only', elsewhere)).toEqual(['/page changed, /sw/page did not'])
})
