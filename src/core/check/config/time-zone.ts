/** Checks that the time zone of site.yaml is one. */
import { isTimeZone } from '../../../block/zone.ts'
import { certain } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { notAnOffset } from '../../../diagnostics/messages.ts'
import type { Site } from '../../site/site.ts'
import { fieldSpot } from '../../yaml/spot.ts'

export function checkTimeZone({ config: { timezone }, configSource }: Site, report: Report): void {
  if (timezone === undefined || isTimeZone(timezone)) return
  const spot = fieldSpot(configSource, ['timezone'], timezone)
  const meant = zoneMeant(timezone)
  const finding = notAnOffset('`timezone`', timezone, meant === undefined ? [] : [meant])
  report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
}

/** `EAT`, `UTC+3` and `+0300`; the name of a city whose time zone has its name. */
function zoneMeant(words: string): string | undefined {
  if (/^eat$/i.test(words)) return '+03:00'
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?\s*([+-])\s*(\d{1,2}):?(\d\d)?$/i.exec(words) ?? []
  if (sign) return [`${sign}${hours.padStart(2, '0')}:${minutes}`].find(isTimeZone)
  const names = Intl.supportedValuesOf('timeZone')
  const city = certain(
    words,
    names.map((name) => name.replace(/.*\//, '')),
  )
  return names.find((name) => name.endsWith(`/${city}`)) ?? certain(words, names)
}
