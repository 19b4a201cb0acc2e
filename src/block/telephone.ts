/** What a phone dials: digits, with the plus of a country. Words such as "to be announced" dial nothing. */
export function telephone(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^+\d]/g, '')
  return digits.length < 3 ? undefined : `tel:${digits}`
}
