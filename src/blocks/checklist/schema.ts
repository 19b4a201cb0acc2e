import { block, flag, heading, list, prose } from '../../../schema/vocabulary.ts'

export const checklist = block('checklist', 'What is needed, or the steps to take', {
  title: heading(2, 'The heading'),
  text: prose('Words between the heading and the list').optional(),
  numbered: flag('true: steps in their order').optional(),
  items: list(prose('An entry'), 'The entries, in order'),
})
