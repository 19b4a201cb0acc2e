/** Checks a site that somebody is editing. Takes longer than to read it, and can be loaded later. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Inspect } from './check-pictures.ts'
import type { EditedSite } from './edited-site.ts'
import { checkAssembled, type ReadResult, resultOf } from './read-site.ts'

/** With findings between files. `release`: stand-ins are errors. */
export function checkEditedSite(
  { site, published, assembly, found }: Omit<EditedSite, 'read'>,
  inspect: Inspect,
  release: boolean,
): ReadResult {
  const all = [...found]
  const report = (diagnostic: Diagnostic) => void all.push(diagnostic)
  checkAssembled(assembly, assembly.settings && published(), inspect, report, { release })
  return resultOf(assembly, site, all)
}
