import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const frameOfPage = warning('frame-of-page', (route: string, file: string) => ({
  message: `The frame would show ${quoted(route)} with its header, its menu and its footer.`,
  subject: file,
  help: `Write \`layout: bare\` in ${file}. If visitors should see the whole page, link to it instead.`,
}))

export const about: About = {
  what: 'A frame (a window in a page) shows a page of this site that has no `layout: bare`.',
  why: 'Visitors would see the menu and the footer of the site twice: around the frame and in it.',
  examples: [
    {
      in: 'words',
      wrong: 'a dashboard with `embedUrl: /fees`',
      right: 'a block `linkList` with `href: /fees`',
    },
    {
      in: 'words',
      wrong: '`embedUrl: /results`, where pages/results.yaml has no `layout:`',
      right: '`layout: bare` in pages/results.yaml',
    },
  ],
}
