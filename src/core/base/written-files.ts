/** The files that builds write besides the pages. Their paths are below the output folder. */
export const LICENCES = 'licences.txt'
export const ROBOTS = 'robots.txt'
export const SITEMAP = 'sitemap.xml'

/** Only of a site with `search:`. Each language has its own. */
export const SEARCH_INDEX = 'search.json'

/** What every build writes, and the folder of the gallery. No address may be one of these, or below one. */
export const ALWAYS_WRITTEN = ['_blocks', 'assets', LICENCES, ROBOTS, SITEMAP]
