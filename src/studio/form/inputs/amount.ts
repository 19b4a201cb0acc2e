/** Amounts keep the way of writing that the author has chosen. */

/** `65000` becomes `65,000` if the amount before was written so. */
export function groupedLike(before: string, amount: string): string {
  const sign = /\d([ ,\u00a0\u202f])\d{3}/.exec(before)?.[1]
  const [, whole = '', rest = ''] = /^(\d{4,})(\.\d+)?$/.exec(amount) ?? []
  if (sign === undefined || whole === '') return amount
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, sign) + rest
}
