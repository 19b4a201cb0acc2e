import type { KindWords } from '../en/kinds.ts'

/** The words stand after `Sisi ni`. */
export const kinds: KindWords = {
  LocalBusiness: 'biashara',
  School: 'shule',
  MedicalClinic: 'kliniki',
  Bakery: 'duka la mikate',
  Church: 'kanisa',
  NGO: 'shirika',
}
