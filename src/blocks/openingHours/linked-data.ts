/** The hours for search engines and maps. */
import type { Block } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import type { JsonObject } from '../../block/define-island.ts'
import type { BlockLinkedData } from '../../block/feed.ts'
import { DAYS, daysIn, type Span, spansIn, weekOf } from '../../block/week.ts'

type OpeningHours = Block<'openingHours'>

export const linkedData: BlockLinkedData<OpeningHours> = ({ of, hours, exceptions }, { config }) => [
  {
    '@type': 'Place',
    ...(of === undefined
      ? organisation(config)
      : { name: of, containedInPlace: { '@type': 'Place', ...organisation(config) } }),
    openingHoursSpecification: weekOf(hours).flatMap((spans, day) =>
      spans.map((span) => ({ ...specification(span), dayOfWeek: DAYS[day] })),
    ),
    specialOpeningHoursSpecification: exceptions?.flatMap(exceptionsOf),
  },
]

const organisation = ({ organisation: { name }, url }: SiteConfig) => ({ name, url })

/** A closed day opens and closes at midnight. Dates that are only words are left out. */
function exceptionsOf({ date, until = date, days, hours }: NonNullable<OpeningHours['exceptions']>[number]) {
  if (!('iso' in date) || !('iso' in until)) return []
  const spans = spansIn(hours) ?? []
  const found = spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]
  const dayOfWeek = days && daysIn(days)?.map((day) => DAYS[day] ?? '')
  return found.map((span) => ({
    ...specification(span),
    ...(dayOfWeek && { dayOfWeek }),
    validFrom: date.iso,
    validThrough: until.iso,
  }))
}

/** Programs know no 24:00. */
const specification = ({ opens, closes }: Span): JsonObject => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
})
