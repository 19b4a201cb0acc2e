import { type About, warning } from '../message.ts'

export const pageNotFramed = warning('page-not-framed', (route: string) => ({
  message: 'This page is made to be shown in a frame (`layout: bare`), but no page shows it in one.',
  help: `To show it in a frame, write \`embedUrl: ${route}\` in a block of another page. If it is a normal page, delete \`layout\`. If nobody needs it, delete the file.`,
}))

export const about: About = {
  what: 'The page has `layout: bare`, so it has no header and no menu. But no other page shows it with `embedUrl`.',
  why: 'Visitors who find the page by a search cannot go anywhere from it. If nobody needs it, delete it.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: Results
        layout: bare
      `,
      right: `
        title: Results
      `,
    },
    {
      in: 'words',
      wrong: 'a page with `layout: bare` that no `embedUrl` names',
      right: '`embedUrl: /results` in the block `dashboards` of the page that should show it',
    },
  ],
}
