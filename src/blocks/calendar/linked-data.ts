/** The calendar for search engines. */
import type { Block } from '../../../schema/page.ts'
import type { BlockLinkedData } from '../../block/feed.ts'
import { diaryOf } from './days.ts'

export const linkedData: BlockLinkedData<Block<'calendar'>> = (block, { config, words, url }) => {
  const { kind = 'Organization', name } = config.organisation
  return diaryOf(block, words).map(({ title, first, last }) => ({
    '@type': /school|college/i.test(kind) ? 'EducationEvent' : 'Event',
    name: `${title}, ${name}`,
    startDate: first,
    endDate: last,
    eventStatus: 'https://schema.org/EventScheduled',
    url,
    location: { '@type': 'Place', name, ...addressOf(config.contacts) },
    organizer: { '@type': kind, name, url: config.url },
  }))
}

type Contacts = Parameters<BlockLinkedData<Block<'calendar'>>>[1]['config']['contacts']

function addressOf(contacts: Contacts) {
  const found = Object.values(contacts ?? {}).findLast(({ address }) => address)?.address
  return found ? { address: found.markdown.replaceAll(/\s*\n\s*/g, ', ') } : {}
}
