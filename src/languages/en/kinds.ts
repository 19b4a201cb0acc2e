import type { OrganisationKind } from '../../../schema/kinds.ts'

/** What a new site can be for, by the types of schema.org. The words stand after `We are`. */
export const kinds = {
  LocalBusiness: 'a business',
  School: 'a school',
  MedicalClinic: 'a clinic',
  Bakery: 'a bakery',
  Church: 'a church',
  NGO: 'an organisation',
} as const satisfies { readonly [Kind in OrganisationKind]?: string }

export type Kind = keyof typeof kinds
export type KindWords = Readonly<Record<Kind, string>>
