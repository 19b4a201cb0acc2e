/** The calendar for search engines. */
import type { Block } from '../../../schema/page.ts'
import type { BlockLinkedData } from '../../block/feed.ts'
import { diaryOf } from './days.ts'

export const linkedData: BlockLinkedData<Block<'calendar'>> = (block, { config, words, url }) =>
  diaryOf(block, words).map(({ title, first, last }) => ({
    '@type': 'EducationEvent',
    name: `${title}, ${config.school.name}`,
    startDate: first,
    endDate: last,
    eventStatus: 'https://schema.org/EventScheduled',
    url,
    location: { '@type': 'Place', name: config.school.name, ...addressOf(config.contacts) },
    organizer: { '@type': 'School', name: config.school.name, url: config.url },
  }))

type Contacts = Parameters<BlockLinkedData<Block<'calendar'>>>[1]['config']['contacts']

function addressOf(contacts: Contacts) {
  const found = Object.values(contacts ?? {}).findLast(({ address }) => address)?.address
  return found ? { address: found.markdown.replaceAll(/\s*\n\s*/g, ', ') } : {}
}
