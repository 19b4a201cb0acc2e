/** The finished sites that the browser tests look at. */

/** A moment before the admissions deadline. */
export const BEFORE_DEADLINE = '2025-10-10T12:00+03:00'

/** The school with the real clock, the school before the deadline, another site that stands below a path, one in two languages, frames, blocks. */
export const SITES = {
  school: { root: '.', options: [] },
  before: { root: '.', options: ['--today', BEFORE_DEADLINE] },
  second: { root: 'tests/sites/musikschule', options: ['--today', BEFORE_DEADLINE] },
  lugha: { root: 'tests/sites/lugha', options: ['--today', BEFORE_DEADLINE] },
  frames: { root: 'tests/e2e/fixtures/frames', options: [] },
  blocks: { root: 'tests/e2e/fixtures/blocks', options: ['--today', '2026-01-10T12:00+03:00'] },
} as const

export type SiteName = keyof typeof SITES

export type Site = {
  readonly address: string
  /** The folder it was built into. */
  readonly out: string
}

const variable = (name: SiteName) => `UKURASA_TEST_SITE_${name.toUpperCase()}`

/** Tells the workers, which are processes of their own. */
export function announce(name: SiteName, site: Site): void {
  process.env[variable(name)] = `${site.address} ${site.out}`
}

export function siteOf(name: SiteName): Site {
  const [, address, out] = /^(\S+) (.+)$/.exec(process.env[variable(name)] ?? '') ?? []
  if (!address || !out) throw new Error(`The site ${name} is not served.`)
  return { address, out }
}
