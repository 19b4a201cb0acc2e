import { block, heading, prose } from '../../../schema/vocabulary.ts'

export const routeList = block('routeList', 'All pages of the site, made from the menu and the routes', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words below the heading').optional(),
}).meta({ leadsTo: 'all pages' })
