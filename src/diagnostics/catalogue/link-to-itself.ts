import { type About, warning } from '../message.ts'

export const linkToItself = warning('link-to-itself', () => ({
  message: 'This link leads to the page that it is on.',
  help: 'Write the address of the page that is meant, or delete the link.',
}))

export const about: About = {
  what: 'A link in a text, or a card or an entry with other words than the title of the page, leads to the page that it is on.',
  why: 'Usually somebody copied the text from another page, or meant a page with a similar address. Visitors who follow the link see no change.',
  examples: [
    {
      in: 'words',
      wrong: 'On the page `/choir`: `Read about [the fees](/choir).`',
      right: '`Read about [the fees](/fees).`',
    },
    {
      in: 'words',
      wrong: 'On the page `/grade5fee`: `See [the fees of grade 6](/grade5fee).`',
      right: '`See [the fees of grade 6](/grade6fee).`',
    },
  ],
}
