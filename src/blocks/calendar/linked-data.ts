/** The calendar for search engines. */
import type { BlockLinkedData } from '../../block/feed.ts'
import { mainAddress } from '../../block/main-address.ts'
import { momentAt } from '../../block/zone.ts'
import { diaryOf } from './days.ts'
import type { Calendar } from './spans.ts'

export const linkedData: BlockLinkedData<Calendar> = (block, { config, words, url }) => {
  const { kind = 'Organization', name } = config.organisation
  const at = (local: string) => momentAt(config.timezone, local) ?? local
  return diaryOf(block, { config, words }).map(({ title, first, last, time, place }) => ({
    '@type': /school|college/i.test(kind) ? 'EducationEvent' : 'Event',
    name: `${title}, ${name}`,
    startDate: time ? at(`${first}T${time.from}`) : first,
    ...(time ? time.to && { endDate: at(`${last}T${time.to}`) } : { endDate: last }),
    eventStatus: 'https://schema.org/EventScheduled',
    url,
    location: place
      ? { '@type': 'Place', name: place }
      : { '@type': 'Place', name, address: mainAddress(config) },
    organizer: { '@type': kind, name, url: config.url },
  }))
}
