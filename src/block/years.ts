/** Years in words, and what was meant by a year with a slip. */

export const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
const YEARS = new RegExp(YEAR, 'g')

export const yearsIn = (words: string): readonly number[] => (words.match(YEARS) ?? []).map(Number)

/** How many years from now a year may be. */
export const FAR = 10

/** Of the years that are left without one digit or with two of them in another order, the nearest one. */
export function yearMeant(words: string, present: number): string | undefined {
  const far = (year: string) => Math.abs(Number(year) - present)
  const [nearest = ''] = [...words]
    .flatMap((digit, index) => {
      const [before, after] = [words.slice(0, index), words.slice(index + 1)]
      return [before + after, before + after.slice(0, 1) + digit + after.slice(1)]
    })
    .sort((a, b) => far(a) - far(b))
  return far(nearest) <= FAR ? nearest : undefined
}
