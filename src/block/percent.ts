/** Finds a percentage below 0 or above 100, if all others of its list are between them. */

const PERCENT = /%|per ?cent|pour ?cent|prozent|asilimia/i
/** What grows may grow by more than all of it, or shrink. */
const CHANGE = /chang|growth|croissance|évolution|ongezeko/i

/** `words` say what is counted. `-1` if no value is odd. */
export function oddPercent(values: readonly number[], words: string): number {
  const isOdd = (value: number) => value < 0 || value > 100
  const isOne = values.filter(isOdd).length === 1 && values.length > 2
  return isOne && PERCENT.test(words) && !CHANGE.test(words) ? values.findIndex(isOdd) : -1
}
