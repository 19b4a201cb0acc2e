import { block, contactName, heading, list, prose } from '../../../schema/vocabulary.ts'

export const contact = block('contact', 'How to reach people. The contacts come from site.yaml', {
  title: heading(2, 'The heading'),
  text: prose('Words below the heading').optional(),
  contacts: list(
    contactName('The name of an entry of contacts in site.yaml'),
    'The contacts to show, in order',
  ),
}).meta({ leadsTo: 'people' })
