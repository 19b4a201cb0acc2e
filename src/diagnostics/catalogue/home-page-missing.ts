import { type About, error } from '../finding.ts'

export const homePageMissing = error('home-page-missing', () => ({
  message: 'The site has no home page.',
  help: 'Write pages/index.yaml.',
}))

export const about: About = {
  what: 'The site has no file pages/index.yaml.',
  why: 'Visitors who type the address of the site see this page.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/home.yaml',
      right: 'pages/index.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/Index.yaml',
      right: 'pages/index.yaml',
    },
  ],
}
