import { type About, warning } from '../message.ts'

export const searchWithoutList = warning('search-without-list', (language = '') => ({
  message: `No page${language && ` in the language \`${language}\``} lists all pages. Visitors need such a page if the search does not load.`,
  help: `Make a page with \`- type: routeList\` below its \`blocks:\`${language && `, in pages/${language}/`}.`,
}))

export const about: About = {
  what: 'The site has `search: true`, but no page with the block `routeList`. If another language of the site has ten pages or more, it needs such a page, too.',
  why: 'The search is a small program (a script) in the browser. Where it does not run, or cannot be loaded, its button leads to the page that lists all pages. Without such a page there is no button.',
  examples: [
    {
      in: 'words',
      wrong: 'a site with `search: true` and no page that lists all pages',
      right: 'a page pages/sitemap.yaml with the block `- type: routeList`',
    },
    {
      in: 'words',
      wrong: 'a site with `search: true` whose only `routeList` is on a page with `draft: true`',
      right: 'the page without `draft: true`',
    },
  ],
}
