/** What authors of the school's site wait for. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { away } from './support/away.mjs'
import { cellsOf } from './support/figures.mjs'
import { ENGINE, ukurasa } from './support/timed.mjs'

const RUNS = 5
const KEPT = join(ENGINE, '.ukurasa')

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-school-'))
  const site = join(folder, 'site')
  for (const part of ['site.yaml', 'pages', 'public'])
    cpSync(join(ENGINE, part), join(site, part), { recursive: true })
  const page = join(site, 'pages/fees.yaml')
  const text = readFileSync(page, 'utf8')
  const build = () => ukurasa('build', '--root', site)
  const check = () => ukurasa('check', '--root', site)
  build()
  const rows = [
    row('`build`, nothing kept but pictures', build, () => {
      drop(['engine-', 'sites'])
      away(folder, join(site, 'dist'))
    }),
    row('`build`, bundles kept', build, () => {
      drop(['sites'])
      away(folder, join(site, 'dist'))
    }),
    row('`build`, one page edited', build, (run) => writeFileSync(page, `${text}# ${run}\n`)),
    row('`build`, nothing changed', build),
    row('`check`, nothing kept', check, () => drop(['engine-', 'sites'])),
    row('`check`, nothing changed', check),
    row('`help`', () => ukurasa('help')),
  ]
  rmSync(folder, { recursive: true, force: true })
  return [{ head: ['school site', 's', 'least', 'most'], rows }]
}

/**
 * @param {string} name
 * @param {() => import('./support/timed.mjs').Cost} measureOnce
 * @param {(run: number) => void} [before]
 */
function row(name, measureOnce, before) {
  const times = Array.from({ length: RUNS }, (_, run) => {
    before?.(run)
    return measureOnce().wall
  })
  return [name, ...cellsOf(times, 2)]
}

/** @param {readonly string[]} beginnings */
function drop(beginnings) {
  for (const name of readdirSync(KEPT))
    if (beginnings.some((beginning) => name.startsWith(beginning)))
      rmSync(join(KEPT, name), { recursive: true, force: true })
}
