import { block, flag, heading, list, prose, proseLine } from '../../../schema/vocabulary.ts'

export const checklist = block('checklist', 'Things that people need, or steps to take', {
  title: heading(2, 'The heading'),
  text: prose('Words between the heading and the list').optional(),
  numbered: flag('true: the entries are numbered steps').optional(),
  items: list(proseLine('An entry'), 'The entries, in order'),
})
