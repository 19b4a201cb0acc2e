/** Finds a percentage below 0 or far above 100 that is like all others of its list without its minus or a zero. */

export const PERCENT = /%|per ?cent|pour ?cent|prozent|asilimia/i
/** What grows may grow by more than all of it, or shrink. */
const CHANGE = /chang|growth|increas|profit|croissance|évolution|ongezeko|faida/i

/** The index of such a value of the block, or `-1`. `NaN` is no percentage. */
export function oddPercent(values: readonly number[], block: object): number {
  const others = values.filter((value) => value >= 0 && value <= 100)
  const [odd = 0, ...more] = values.filter((value) => value < 0 || value > 100)
  const most = Math.max(...others)
  const meant = odd < 0 ? -odd : odd / 10
  // More than all of it may be right: of a target, of the rooms, or of the year before.
  const isLike = meant >= 10 && meant >= most / 2 && meant <= most * 2
  const isOne = isLike && more.length === 0 && others.length > 1
  return isOne && !CHANGE.test(JSON.stringify(block)) ? values.indexOf(odd) : -1
}
