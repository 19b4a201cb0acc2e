import { aspectRatio, block, embedUrl, heading, prose, target } from '../../../schema/vocabulary.ts'

export const map = block('map', 'A map in a frame, with a link to it', {
  title: heading(2, 'What the map shows'),
  text: prose('How to get there').optional(),
  embedUrl: embedUrl(
    'The address of the map. On the map, choose "Share" and "Embed", and copy the address after `src=`',
  ).optional(),
  aspectRatio: aspectRatio().optional(),
  link: target.meta({ description: 'The link to the map' }),
})
