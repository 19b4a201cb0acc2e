/** The page of a chain after which a new page belongs, unless the author chooses another one. */
import { expect, test } from 'vitest'
import { type Group, usualPlace } from '../../../src/studio/actions/new-places.ts'

const group = (name: string, ...hrefs: readonly string[]): Group => ({
  name,
  pages: hrefs.map((href) => ({ href, title: href })),
})
const talent = group('Talent', '/band', '/chess', '/golf')
const fees = group('Fees', '/fees', '/terms')
const GROUPS = [talent, fees]

test.for([
  ['the last one in the chosen dropdown', group('talent', '/band', '/golf', '/fees'), talent, '/golf'],
  ['the dropdown of the last page but one', group('talent', '/band', '/golf', '/fees'), undefined, '/golf'],
  ['a dropdown without any page of it', group('talent', '/band', '/golf', '/fees'), group('Help'), '/golf'],
  ['a dropdown with the last page', group('talent', '/band', '/golf', '/fees'), fees, '/fees'],
  ['a chain that ends in its own dropdown', group('costs', '/golf', '/fees', '/terms'), undefined, '/terms'],
  ['another spelling of an address', group('talent', '/band', '/Golf/', '/fees'), talent, '/Golf/'],
  ['pages that no dropdown has', group('help', '/faq', '/contact'), undefined, '/contact'],
  ['one page', group('help', '/faq'), undefined, '/faq'],
] as const)('%s', ([_, chain, chosen, after]) => expect(usualPlace(chain, GROUPS, chosen)?.href).toBe(after))
