import type { KindWords } from '../en/kinds.ts'

/** The words stand after `Nous sommes`. */
export const kinds: KindWords = {
  LocalBusiness: 'une entreprise',
  School: 'une école',
  MedicalClinic: 'une clinique',
  Bakery: 'une boulangerie',
  Church: 'une église',
  NGO: 'une association',
}
