/** Applies the severities that a site sets with `checks:` in site.yaml. */

import { ADJUSTABLE } from '../../diagnostics/adjustable.ts'
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts'
import { valueAt } from '../base/value-at.ts'

const SEVERITIES: Readonly<Record<string, Severity>> = { note: 'note', warning: 'warning', error: 'error' }

/** `site` is the data of site.yaml before validation: a mistake elsewhere in the file must not change severities. */
export function inSeverities(found: readonly Diagnostic[], site: unknown): readonly Diagnostic[] {
  return found.flatMap((diagnostic) => {
    const set = ADJUSTABLE.has(diagnostic.code) && valueAt(site, ['checks', diagnostic.code])
    if (typeof set !== 'string') return [diagnostic]
    if (set === 'off') return []
    return [{ ...diagnostic, severity: SEVERITIES[set] ?? diagnostic.severity }]
  })
}
