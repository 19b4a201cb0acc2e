/** `href: ${contacts.office.email}`: the value of a contact in a link, without `mailto:` or `tel:` before it. */
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import type { ParsedAddress } from '../site/address.ts'
import type { Site } from '../site/site.ts'
import { pathOfValue, REFERENCE } from '../validate/interpolate.ts'
import type { SourceFile } from '../yaml/source-file.ts'

/** Such an address as it is written at a path. */
export function contactIn(
  to: string,
  { finding, meant = '' }: ParsedAddress,
  source: SourceFile,
  path: FieldPath,
  { configSource }: Site,
): string | undefined {
  const text = String(valueAt(source.value, path))
  if (!finding || !SCHEME.test(meant) || text.includes(to)) return undefined
  for (const { 0: reference, 1: name = '' } of text.matchAll(REFERENCE)) {
    const value = valueAt(configSource.value, pathOfValue(name))
    const written = typeof value === 'string' ? to.replace(value, () => reference) : to
    if (written !== to && text.includes(written)) return written
  }
  return undefined
}

/** The contact is right without these letters. A number with blanks cannot be in an address. */
export function withScheme(written: string, to: string, { meant = '' }: ParsedAddress, site: Site) {
  const scheme = SCHEME.exec(meant)?.[0] ?? ''
  if (site.addressOf(scheme + to).finding) return { finding: messages.addressRefused(to, meant) }
  return { finding: messages.addressRefused(to, scheme + written), meant: scheme + written }
}

const SCHEME = /^(?:mailto|tel):/
