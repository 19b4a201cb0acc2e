/** The number that a phone dials: digits, perhaps after a plus. `undefined` for words such as "to be announced". */
export function telephone(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^+\d]/g, '')
  return digits.length < 3 ? undefined : `tel:${digits}`
}
