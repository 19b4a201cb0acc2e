import { aspectRatio, block, embedUrl, heading, prose, target } from '../../../schema/vocabulary.ts'

export const map = block('map', 'A map in a frame, with a link to it', {
  title: heading(2, 'What the map shows'),
  text: prose('How to get there').optional(),
  embedUrl: embedUrl('The address of the map for the frame').optional(),
  aspectRatio: aspectRatio().optional(),
  link: target,
})
