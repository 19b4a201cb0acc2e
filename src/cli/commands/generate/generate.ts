/**
 * `ukurasa generate`: writes the files that are made from blocks, hosts, codes of messages and packages. For a site with
 * blocks of its own, it writes the schemas and the references with these blocks into the folder of the site. With
 * `--check` it only lists the stale ones.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../../build/base/engine-root.ts'
import { readOrigin } from '../../../build/store/origin.mjs'
import * as catalogue from '../../../diagnostics/abouts.ts'
import { complain, FOREIGN_FOLDER, NO_OWN_BLOCKS } from '../../output/complain.ts'
import { adjustableList } from './adjustable.ts'
import { names } from './editors/names.ts'
import { fieldReference } from './fields.ts'
import type { Generated } from './generated.ts'
import { schemas } from './json-schema.ts'
import { licences } from './licences.ts'
import { lists } from './lists.ts'
import { messageReference, withoutTwoExamples } from './messages.ts'
import { reference } from './reference.ts'
import { siteReference } from './site/site-reference.ts'

export function generate(options: { readonly check: boolean }): number {
  const origin = readOrigin(ENGINE_ROOT)
  if (origin) return generateFor(origin.root, options)
  if (!HAS_SOURCES) return complain(NO_OWN_BLOCKS)
  const lacking = withoutTwoExamples(catalogue)
  if (lacking !== undefined) return complain(lacking)
  const staleLists = lists(ENGINE_ROOT).filter(isStaleIn(ENGINE_ROOT))
  if (staleLists.length > 0 && !options.check) {
    staleLists.forEach(saveIn(ENGINE_ROOT))
    // The schemas depend on the lists, and this bundle still has the old lists.
    return (
      spawnSync(process.execPath, ['src/cli/ukurasa.mjs', 'generate'], { cwd: ENGINE_ROOT, stdio: 'inherit' })
        .status ?? 2
    )
  }
  const stale = [
    ...staleLists,
    ...[
      ...schemas(),
      reference(ENGINE_ROOT),
      fieldReference(),
      siteReference(ENGINE_ROOT),
      messageReference(),
      adjustableList(),
      licences(),
    ].filter(isStaleIn(ENGINE_ROOT)),
  ]
  return tellOrSave(ENGINE_ROOT, stale, options)
}

function generateFor(site: string, options: { readonly check: boolean }): number {
  const folder = join(site, 'schema')
  if (existsSync(folder) && !existsSync(join(folder, 'page.schema.json'))) return complain(FOREIGN_FOLDER)
  const made = [...schemas(), reference(ENGINE_ROOT), fieldReference(), siteReference(ENGINE_ROOT)]
  return tellOrSave(site, made.filter(isStaleIn(site)), options)
}

function tellOrSave(root: string, found: readonly Generated[], options: { readonly check: boolean }): number {
  // Suggestions for editors may be out of date: nothing depends on them.
  const stale = [...found, ...(options.check ? [] : names(root).filter(isStaleIn(root)))]
  if (options.check) {
    for (const { path } of stale) process.stdout.write(`${path} is out of date: run npx ukurasa generate\n`)
    return stale.length > 0 ? 1 : 0
  }
  stale.forEach(saveIn(root))
  return 0
}

const isStaleIn =
  (root: string) =>
  ({ path, text }: Generated): boolean => {
    try {
      // Git may write other ends of lines on Windows.
      return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') !== text
    } catch {
      return true
    }
  }

const saveIn =
  (root: string) =>
  ({ path, text }: Generated): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${path}\n`)
  }
