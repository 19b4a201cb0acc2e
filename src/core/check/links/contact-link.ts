/** Links to contacts, such as `href: ${contacts.office.email}`, without `mailto:` or `tel:` before them. */
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { ParsedAddress } from '../../site/address.ts'
import type { Site } from '../../site/site.ts'
import { pathOfValue, REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

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

/** A number can be called or written to. The title of the link may say so. */
export function forWhatsApp({ finding, meant, ...checked }: ParsedAddress, title: unknown): ParsedAddress {
  const number = /^tel:\+(\d+)$/.exec(meant ?? '')?.[1]
  if (!finding || number === undefined || !/whats ?app/i.test(String(title)))
    return { ...checked, finding, meant }
  const help = `\`https://wa.me/${number}\` opens WhatsApp, \`${meant}\` calls the number. Write one of them.`
  return { ...checked, finding: { ...finding, help } }
}

const SCHEME = /^(?:mailto|tel):/
