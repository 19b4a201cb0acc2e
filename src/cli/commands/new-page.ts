import { command } from '../command.ts'
import { siteOptions } from '../options.ts'

export const newPage = command({
  name: 'new page',
  group: 'write',
  summary: 'writes a page to begin with, and adds it to the menu and a chain when told',
  about: [
    'On a terminal it asks for what the options do not say. What is an example in the page is marked !todo.',
    'Never writes over a file. site.yaml keeps its comments and its form.',
  ],
  asks: (ask) => ({
    route: ask.optional('/ADDRESS', 'the address of the page: /choir is pages/choir.yaml'),
    title: ask.text({
      name: 'title',
      value: 'WORDS',
      says: 'the name of the page (default: made of the address)',
    }),
    description: ask.text({
      name: 'description',
      value: 'WORDS',
      says: 'one or two sentences for search engines',
    }),
    blocks: ask.text({
      name: 'blocks',
      value: 'TYPES',
      says: 'the blocks of the page, with commas (default: hero,richText,ctaButton)',
    }),
    menu: ask.text({
      name: 'menu',
      value: 'GROUP',
      says: 'the dropdown that gets a link; "Talent + Our choir" says its words, "+ Our choir" is the menu itself',
    }),
    chain: ask.text({ name: 'chain', value: 'NAME', says: 'the chain of site.yaml that the page joins' }),
    after: ask.text({
      name: 'after',
      value: '/ADDRESS',
      says: 'the page that it follows there (default: it is the last); names the chain if one holds that page',
    }),
    ...siteOptions(ask),
  }),
  load: async () => (await import('../new-page.ts')).newPage,
  examples: [
    ['new page', 'asks for all of it'],
    ['new page /choir', 'asks for the rest, and writes pages/choir.yaml'],
    ['new page /choir --title "Our choir" --menu Talent', 'adds it to the dropdown Talent as well'],
    ['new page /choir --menu "Talent + Choir" --after /band', 'after /band, with the words Choir'],
    ['new page /fees/grade7 --blocks hero,feeSchedule,contact', 'with these blocks'],
  ],
})
