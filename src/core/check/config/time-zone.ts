/** Checks that the time zone of site.yaml is one. */
import { isTimeZone } from '../../../block/zone.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { notAnOffset } from '../../../diagnostics/messages.ts'
import type { Site } from '../../site/site.ts'
import { fieldSpot } from '../../yaml/spot.ts'

export function checkTimeZone({ config: { timezone }, configSource }: Site, report: Report): void {
  if (timezone === undefined || isTimeZone(timezone)) return
  const spot = fieldSpot(configSource, ['timezone'], timezone)
  const meant = zonesMeant(timezone)
  report({ ...notAnOffset('`timezone`', timezone, meant), span: spot.span(), ...spot.fixWith(only(meant)) })
}

/** `EAT`, `UTC+3` and `+0300`; the name of a city whose time zone has its name. */
function zonesMeant(words: string): readonly string[] {
  if (/^eat$/i.test(words)) return ['+03:00']
  const [, etc, sign, hours = '', minutes = '00'] =
    /^(Etc\/)?(?:UTC|GMT)?\s*([+-])\s*(\d{1,2}):?(\d\d)?$/i.exec(words) ?? []
  // In names with `Etc`, the signs are turned round.
  if (sign) return (etc ? ['+', '-'] : [sign]).map((each) => `${each}${hours.padStart(2, '0')}:${minutes}`)
  const names = Intl.supportedValuesOf('timeZone')
  const city = certain(
    words,
    names.map((name) => name.replace(/.*\//, '')),
  )
  const name = names.find((name) => name.endsWith(`/${city}`)) ?? certain(words, names)
  return name === undefined ? [] : [name]
}
