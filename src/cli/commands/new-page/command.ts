import { defineCommand } from '../../command.ts'
import { siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'new page',
  group: 'write',
  summary: 'writes a new page; can also add it to the menu and to a chain',
  about: [
    'In a terminal, it asks for each option that you leave out. Stand-ins (values that you must replace) are marked !todo.',
    'At an address such as /sw/choir, it copies the page /choir for you to translate, if /choir is there and sw is one of the languages of the site.',
    'Never overwrites a file. Comments and layout of site.yaml stay as they are.',
  ],
  asks: (ask) => ({
    route: ask.optional('/ADDRESS', 'the address of the page: /choir is pages/choir.yaml'),
    title: ask.text({
      name: 'title',
      value: 'WORDS',
      help: 'the name of the page (default: made from the address)',
    }),
    description: ask.text({
      name: 'description',
      value: 'WORDS',
      help: 'one or two sentences for search engines',
    }),
    blocks: ask.text({
      name: 'blocks',
      value: 'TYPES',
      help: 'the blocks of the page, separated by commas (default: hero,richText,ctaButton)',
    }),
    menu: ask.text({
      name: 'menu',
      value: 'DROPDOWN',
      help: 'the dropdown for the link: Talent, "Talent + Our choir" (with these words), or "+ Our choir" (in the menu itself; + alone is enough)',
    }),
    chain: ask.text({ name: 'chain', value: 'NAME', help: 'the chain in site.yaml that the page joins' }),
    after: ask.text({
      name: 'after',
      value: '/ADDRESS',
      help: 'the page to put it after; if that page is in a chain, you do not need --chain (default: the last one; in a chain, the last one of the same dropdown)',
    }),
    ...siteOptions(ask),
  }),
  run: async (options) => (await import('./new-page.ts')).newPage(options),
  examples: [
    ['new page', 'asks for everything'],
    ['new page /choir', 'asks for the rest, and writes pages/choir.yaml'],
    ['new page /choir --title "Our choir" --menu Talent', 'also adds it to the dropdown Talent'],
    [
      'new page /choir --menu "Talent + Choir" --after /band',
      'puts the link after /band, with the text Choir',
    ],
    ['new page /sw/choir --title Kwaya', 'copies pages/choir.yaml to pages/sw/choir.yaml, with this title'],
    ['new page /fees/grade7 --blocks hero,feeSchedule,contact', 'writes a page with these blocks'],
  ],
})
