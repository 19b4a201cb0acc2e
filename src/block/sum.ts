/** The sum of amounts, added in cents so that 0.10 and 0.20 come to 0.30. */
export function sumOf(items: readonly { readonly amount?: number | undefined }[]): number {
  return items.reduce((sum, { amount = 0 }) => sum + Math.round(amount * 100), 0) / 100
}

/** What a row is called that says the sum of the rows above it. */
export const TOTAL = /\b(?:totals?|together|sum|somme|ensemble|jumla|gesamt|summe|zusammen|insgesamt)\b/i

export const inFigures = (amount: number) => amount.toLocaleString('en')
