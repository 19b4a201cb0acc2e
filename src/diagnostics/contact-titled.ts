/** Finds a contact of site.yaml by its title. */
import { only } from './certain.ts'

export type Contacts = Readonly<Record<string, { readonly title?: string } | null>>

/** The name of the only contact with exactly this title. */
export const contactTitled = (title: string, contacts: Contacts): string | undefined =>
  only(Object.keys(contacts), (each) => contacts[each]?.title?.toLowerCase() === title.trim().toLowerCase())
