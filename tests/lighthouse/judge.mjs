/** What is asked of every page, and the middle one of several runs. */

/**
 * Times in seconds, blocking in milliseconds: `tbt` is Lighthouse's, `busy` that by the processor's own time.
 * @typedef {{ readonly performance: number, readonly accessibility: number, readonly 'best-practices': number, readonly seo: number, readonly fcp: number, readonly lcp: number, readonly tbt: number, readonly busy: number, readonly cls: number }} Figures
 * @typedef {'phone' | 'desktop'} Form
 * @typedef {{ readonly route: string, readonly form: Form, readonly figures: Figures, readonly failed: readonly string[] }} Result
 */

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])
const MOST = /** @type {const} */ ({ fcp: 0.75, lcp: 1.2, tbt: 20, cls: 0.0005 })

/**
 * Each figure's own median, so that one disturbed run disturbs none; with what failed in the run whose largest paint is
 * in the middle.
 * @param {readonly Result[]} runs
 * @returns {Result | undefined}
 */
export function middle(runs) {
  const run = at(runs, 'lcp')
  if (!run) return undefined
  const of = (/** @type {keyof Figures} */ name) => at(runs, name)?.figures[name] ?? Number.NaN
  const [performance, accessibility, seo] = [of('performance'), of('accessibility'), of('seo')]
  const scores = { performance, accessibility, 'best-practices': of('best-practices'), seo }
  const times = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), busy: of('busy'), cls: of('cls') }
  return { ...run, figures: { ...scores, ...times } }
}

/**
 * @param {readonly Result[]} runs
 * @param {keyof Figures} name
 */
const at = (runs, name) =>
  runs.toSorted((a, b) => a.figures[name] - b.figures[name])[Math.floor(runs.length / 2)]

/**
 * What is short of the aims. A page that asks search engines not to list it is not judged by what they would say of it.
 * @param {Result} result
 * @param {boolean} isListed
 * @returns {readonly string[]}
 */
export function shortcomings({ figures, failed }, isListed) {
  const scores = CATEGORIES.filter((name) => name !== 'seo' || isListed)
    .filter((name) => figures[name] < 100)
    .map((name) => `${name} ${figures[name]}`)
  const times = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'cls'])
    .filter((name) => figures[name] > MOST[name])
    .map((name) => `${name} ${Number(figures[name].toFixed(3))}, at most ${MOST[name]}`)
  return scores.length + times.length === 0 ? [] : [...scores, ...times, ...failed]
}
