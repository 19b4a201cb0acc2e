import { type About, error } from '../finding.ts'

export const pagesMissing = error('pages-missing', () => ({
  message: 'There is no folder `pages` with at least one page beside site.yaml.',
  help: 'Write a first page as pages/index.yaml.',
}))

export const about: About = {
  what: 'There is no page beside site.yaml.',
  why: 'A site needs one page at least, its home page.',
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
