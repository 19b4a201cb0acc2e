/** What every browser test stands on: no other host is reached, pages have one font, and the console stays silent. */
import { test as base, expect } from 'playwright/test'
import { withPinnedFonts } from './fonts.ts'
import { reachedByTests } from './others.ts'
import { type SiteName, siteOf } from './sites.ts'
import { type Watch, watch } from './watch.ts'

export { expect }

/** What is made once for all tests of a file may take longer than a test: sites, servers, packages. */
export const PREPARING_MS = 120_000

type Fixtures = {
  /** The site that paths without a host belong to. */
  readonly site: SiteName
  /** Complaints of the browser that a test expects. */
  readonly tolerated: RegExp | undefined
  readonly watched: Watch
}

export const test = base.extend<Fixtures>({
  site: ['school', { option: true }],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...reachedByTests()],
        env: withPinnedFonts(),
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(siteOf(site).address),
  tolerated: [undefined, { option: true }],
  watched: [
    async ({ context, tolerated }, use) => {
      const watched = watch(context)
      await use(watched)
      expect(watched.complaints.filter((complaint) => !tolerated?.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})
