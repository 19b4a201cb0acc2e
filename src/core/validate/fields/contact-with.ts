/** The contact of site.yaml that has some values, if it is the only one. */
import { only } from '../../../diagnostics/certain.ts'
import type { SiteValues } from '../interpolate.ts'

export function contactWith(wanted: readonly unknown[], values: SiteValues | undefined): string | undefined {
  const contacts = new Map<string, Set<string>>()
  for (const [name, value] of values ?? []) {
    const [section, contact, field] = name.split('.')
    if (section !== 'contacts' || contact === undefined || field === undefined) continue
    contacts.set(contact, (contacts.get(contact) ?? new Set()).add(bare(value)))
  }
  return only([...contacts.keys()], (each) =>
    wanted.every((value) => typeof value === 'string' && contacts.get(each)?.has(bare(value))),
  )
}

/** People write phone numbers with other spaces. */
const bare = (value: string) => value.replaceAll(/[\s-]/g, '').toLowerCase()
