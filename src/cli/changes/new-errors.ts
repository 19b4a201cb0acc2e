import type { ReadResult } from '../../core/check/read-site.ts'

/** The errors that a change adds. Gives messages without places, because lines may have moved. */
export function newErrors(before: ReadResult, after: ReadResult): readonly string[] {
  const errorsOf = ({ diagnostics }: ReadResult) => diagnostics.filter(({ severity }) => severity === 'error')
  const left = errorsOf(before).map(({ code }) => code)
  return errorsOf(after).flatMap(({ code, message }) => {
    const at = left.indexOf(code)
    if (at < 0) return [message]
    left.splice(at, 1)
    return []
  })
}
