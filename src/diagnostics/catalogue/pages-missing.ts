import { type About, error } from '../message.ts'

export const pagesMissing = error('pages-missing', () => ({
  message: 'The folder `pages` next to site.yaml is missing, or it has no page.',
  help: 'Make a file pages/index.yaml. Start it with `title:`, `description:` and `blocks:`.',
}))

export const about: About = {
  what: 'There is no page in the folder pages/, or this folder is not next to site.yaml.',
  why: 'A site needs at least one page, its home page.',
  examples: [
    {
      in: 'words',
      wrong: 'a folder with site.yaml alone',
      right: 'a folder with site.yaml and pages/index.yaml',
    },
    {
      in: 'words',
      wrong: 'pages in a folder called Pages',
      right: 'the same folder, called pages',
    },
  ],
}
