import { block, heading, prose } from '../../../schema/vocabulary.ts'

export const routeList = block('routeList', 'A list of all pages of the site, in the order of the menu', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words below the heading').optional(),
}).meta({ leadsTo: 'all pages' })
