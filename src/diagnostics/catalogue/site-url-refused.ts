import { type About, error } from '../message.ts'
import { possible, quoted } from '../wording.ts'

export const siteUrlRefused = error('site-url-refused', (url: string, meant?: string) => ({
  message: `${quoted(url)} cannot be the address of a site.`,
  help: possible(meant, 'Write it like https://example.org/ or https://example.org/school/.'),
}))

export const about: About = {
  what: '`url` in site.yaml is not a whole address such as `https://example.org/`. Or something follows the address of the site, such as `?page=1` or `index.html`.',
  why: 'The addresses in the sitemap, in search results and in shared links start with it.',
  examples: [
    {
      in: 'site',
      wrong: `
        url: example.org
      `,
      right: `
        url: https://example.org/
      `,
    },
    {
      in: 'site',
      wrong: `
        url: https://example.org/?page=1
      `,
      right: `
        url: https://example.org/
      `,
    },
  ],
}
