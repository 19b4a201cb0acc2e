/** Where the index of a search is. */
import type { Site } from './site.ts'

/** The path of the file below the site, for the language of the site. */
export const searchPath = ({ prefix }: Pick<Site, 'prefix'>): string =>
  `${prefix.slice(1)}/search.json`.replace(/^\//, '')
