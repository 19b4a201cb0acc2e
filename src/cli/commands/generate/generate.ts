/**
 * `ukurasa generate`: writes the files that are made from blocks, hosts, codes of messages and packages. For a site with
 * blocks of its own, it writes the schemas and the references with these blocks into the folder of the site. With
 * `--check` it only lists the stale ones.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_ROOT, HAS_SOURCES } from '../../../build/base/engine-root.ts'
import { readOrigin } from '../../../build/store/origin.mjs'
import * as catalogue from '../../../diagnostics/abouts.ts'
import { freshen } from '../../lists.mjs'
import { complain, FOREIGN_FOLDER, NO_OWN_BLOCKS } from '../../output/complain.ts'
import { adjustableList } from './adjustable.ts'
import { names } from './editors/names.ts'
import { fieldReference } from './fields.ts'
import type { Generated } from './generated.ts'
import { schemas } from './json-schema.ts'
import { licences } from './licences.ts'
import { messageReference, withoutTwoExamples } from './messages.ts'
import { reference } from './reference.ts'
import { siteReference } from './site/site-reference.ts'

export function generate(options: { readonly check: boolean }): number {
  const origin = readOrigin(ENGINE_ROOT)
  if (origin) return generateFor(origin.root, options)
  if (!HAS_SOURCES) return complain(NO_OWN_BLOCKS)
  const lacking = withoutTwoExamples(catalogue)
  if (lacking !== undefined) return complain(lacking)
  const made = [
    ...schemas(),
    reference(ENGINE_ROOT),
    fieldReference(),
    siteReference(ENGINE_ROOT),
    messageReference(),
    adjustableList(),
    licences(),
  ]
  return tellOrSave(ENGINE_ROOT, made, options)
}

function generateFor(site: string, options: { readonly check: boolean }): number {
  const folder = join(site, 'schema')
  if (existsSync(folder) && !existsSync(join(folder, 'page.schema.json'))) return complain(FOREIGN_FOLDER)
  const made = [...schemas(), reference(ENGINE_ROOT), fieldReference(), siteReference(ENGINE_ROOT)]
  return tellOrSave(site, made, options)
}

function tellOrSave(
  root: string,
  made: readonly Generated[],
  { check }: { readonly check: boolean },
): number {
  // Suggestions for editors may be out of date: nothing depends on them.
  const stale = freshen(root, check ? made : [...made, ...names(root)], { check })
  return check && stale > 0 ? 1 : 0
}
