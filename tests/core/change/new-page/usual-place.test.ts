/** The page of a chain after which a new page belongs, unless the author chooses another one. */
import { expect, test } from 'vitest'
import { usualPlace } from '../../../../src/core/change/new-page/usual-place.ts'

const list = (...hrefs: readonly string[]) => hrefs.map((href) => ({ href }))
const talent = list('/band', '/chess', '/golf')
const fees = list('/fees', '/terms')
const GROUPS = [talent, fees]

test.for([
  ['the last one in the chosen dropdown', list('/band', '/golf', '/fees'), talent, '/golf'],
  ['the dropdown of the last page but one', list('/band', '/golf', '/fees'), undefined, '/golf'],
  ['a dropdown without any page of it', list('/band', '/golf', '/fees'), list(), '/golf'],
  ['a dropdown with the last page', list('/band', '/golf', '/fees'), fees, '/fees'],
  ['a chain that ends in its own dropdown', list('/golf', '/fees', '/terms'), undefined, '/terms'],
  ['another spelling of an address', list('/band', '/Golf/', '/fees'), talent, '/Golf/'],
  ['pages that no dropdown has', list('/faq', '/contact'), undefined, '/contact'],
  ['one page', list('/faq'), undefined, '/faq'],
] as const)('%s', ([_, chain, chosen, after]) => expect(usualPlace(chain, GROUPS, chosen)?.href).toBe(after))
