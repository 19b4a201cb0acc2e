import { block, line, list, prose } from '../../../schema/vocabulary.ts'

export const contact = block('contact', 'How to reach people: entries of contacts in site.yaml', {
  title: line('The heading'),
  text: prose('Words below the heading').optional(),
  contacts: list(line('The name of an entry of contacts in site.yaml'), 'Which contacts to show, in order'),
})
