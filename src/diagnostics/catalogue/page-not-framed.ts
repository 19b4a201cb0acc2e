import { type About, warning } from '../message.ts'

export const pageNotFramed = warning('page-not-framed', (route: string) => ({
  message: 'This page is made to be shown in a frame (`layout: bare`), but no page shows it in one.',
  help: `To show it in a frame, write \`embedUrl: ${route}\` in a block of another page. If it is a normal page, delete \`layout\`. If nobody needs it, delete the file.`,
}))

export const about: About = {
  what: 'The page is made to be shown in a frame, but no page shows it in one.',
  why: 'It has no header and no menu. Visitors who find it by a search cannot go anywhere from it. Usually nobody needs it any more.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: Results
        layout: bare
      `,
      right: `
        title: Results
        layout: site
      `,
    },
    {
      in: 'words',
      wrong: 'a page with `layout: bare` that no `embedUrl` names',
      right: '`embedUrl: /results` in the block `dashboards` of the page that should show it',
    },
  ],
}
