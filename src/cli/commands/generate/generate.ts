/** `ukurasa generate`: writes the files that are made from blocks, hosts, codes of messages and packages. With `--check` it only lists the stale ones. */

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../../build/base/engine-root.ts'
import { complain, NEEDS_SOURCES } from '../../output/complain.ts'
import { names } from './editors/names.ts'
import { fieldReference } from './fields.ts'
import type { Generated } from './generated.ts'
import { schemas } from './json-schema.ts'
import { licences } from './licences.ts'
import { lists } from './lists.ts'
import { messageReference } from './messages.ts'
import { reference } from './reference.ts'
import { siteReference } from './site/site-reference.ts'

export function generate(options: { readonly check: boolean }): number {
  if (!HAS_SOURCES) return complain(NEEDS_SOURCES)
  const staleLists = lists(ENGINE_ROOT).filter(isStale)
  if (staleLists.length > 0 && !options.check) {
    staleLists.forEach(save)
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
      licences(),
    ].filter(isStale),
  ]
  // Suggestions for editors may be out of date: nothing depends on them.
  if (!options.check) stale.push(...names(ENGINE_ROOT).filter(isStale))
  if (options.check) {
    for (const { path } of stale) process.stdout.write(`${path} is stale: run npm run generate\n`)
    return stale.length > 0 ? 1 : 0
  }
  stale.forEach(save)
  return 0
}

function isStale({ path, text }: Generated): boolean {
  try {
    return readFileSync(join(ENGINE_ROOT, path), 'utf8') !== text
  } catch {
    return true
  }
}

function save({ path, text }: Generated): void {
  writeFileSync(join(ENGINE_ROOT, path), text)
  process.stdout.write(`${path}\n`)
}
