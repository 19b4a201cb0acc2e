/** Ukurasa, as it is measured beside others. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '../generated/model.mjs'
import { writeOurs } from '../generated/ours.mjs'
import { ENGINE, ukurasa } from './timed.mjs'

/**
 * @param {string} root the folder that the site is written to
 * @param {number} size
 * @returns {import('./peers.mjs').System & { readonly check: () => import('./timed.mjs').Cost }}
 */
export function ownSystem(root, size) {
  writeOurs(root, size)
  const out = join(root, 'dist')
  return {
    name: 'Ukurasa',
    build: () => ukurasa('build', '--root', root),
    check: () => ukurasa('check', '--root', root),
    out,
    sourceOf: (index) => join(root, `pages${routeOf(index)}.yaml`),
    outputOf: (index) => join(out, `${routeOf(index)}.html`),
    forget: () => rmSync(join(ENGINE, '.ukurasa/sites'), { recursive: true, force: true }),
  }
}
