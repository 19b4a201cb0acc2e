/** Where Studio is on a site that has it. */
import type { SiteConfig } from '../../../schema/site.ts'

/** The path below the site, such as `/studio`. `undefined` for a site without Studio. */
export const studioAddress = ({ studio }: Pick<SiteConfig, 'studio'>): string | undefined =>
  studio && (studio.address ?? '/studio')

/** Under this name a script of Studio may make the address of its worker, and of nothing else. */
export const WORKER_POLICY = 'ukurasa-worker'
