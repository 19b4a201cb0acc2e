/** Time zones: an offset such as `+03:00`, or a name such as `Europe/Paris`, which knows summer time. */

const isName = (zone: string) => zone.includes('/')

/** `undefined` for a name that nobody knows. */
function formatIn(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

/** Short names such as `EAT` mean several zones. */
export const isTimeZone = (zone: unknown): zone is string =>
  typeof zone === 'string' &&
  (isName(zone) ? formatIn(zone) !== undefined : /^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(zone))

/** How far a place is ahead of UTC at a date and time there, such as `+02:00`. */
export function offsetAt(zone: string, local: string): string {
  if (!isName(zone)) return zone
  const format = formatIn(zone)
  const at = (moment: string) =>
    /[+-]\d\d:\d\d/.exec(format?.format(Date.parse(moment)) ?? '')?.[0] ?? '+00:00'
  return at(local + at(`${local}Z`))
}

/** The moment of a date and time at a place. `undefined` if an offset, which may change in summer, is all that is known. */
export const momentAt = (zone = '', local: string): string | undefined =>
  isName(zone) ? local + offsetAt(zone, local) : undefined
