/**
 * What blocks a page by the processor's own time. Lighthouse takes that of the clock: where other programs run, a task
 * of 8 ms may well take 40, which it multiplies by four.
 */

/** @typedef {{ readonly frame?: string, readonly data?: { readonly isLoadingMainFrame?: boolean, readonly documentLoaderURL?: string } }} Args */
/** @typedef {{ readonly name: string, readonly pid: number, readonly tid: number, readonly ts: number, readonly dur?: number, readonly tdur?: number, readonly args: Args }} Event */

/** In ms: what a task may take before it blocks. */
const ALLOWED = 50

/**
 * In ms, over the tasks of the page's thread that end after its first paint.
 * @param {{ readonly Trace: { readonly traceEvents: readonly Event[] } }} artifacts
 * @param {number} slowdown how many times slower the processor is taken to be
 */
export function busyAfterPaint({ Trace: { traceEvents } }, slowdown) {
  const paint = firstPaint(traceEvents)
  if (!paint) return Number.NaN
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - ALLOWED), 0)
}

/**
 * Of the page itself: frames in it are painted as well, and Lighthouse begins with an empty page.
 * @param {readonly Event[]} events
 */
function firstPaint(events) {
  const start = events.findLast(
    ({ name, args: { data } }) =>
      name === 'navigationStart' && data?.isLoadingMainFrame && data.documentLoaderURL?.startsWith('http'),
  )
  return events.find(
    ({ name, ts, args }) =>
      name === 'firstContentfulPaint' && start && ts > start.ts && args.frame === start.args.frame,
  )
}
