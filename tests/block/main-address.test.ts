/** The address that search engines get. */
import { expect, test } from 'vitest'
import { mainAddress } from '../../src/block/main-address.ts'
import { textOfBase } from '../support/pages.ts'
import { siteOf } from '../support/site.ts'

const OFFICE = '  office:\n    title: Office\n    email: office@example.org\n'

const addressOf = (contacts: string) =>
  mainAddress(siteOf({ 'site.yaml': textOfBase('site.yaml').replace(OFFICE, contacts) }).config)

test('it is that of the contact whose phone they get', () => {
  const shop = '  shop:\n    title: Shop\n    phone: "+254 700 000 001"\n    address: Market Road\n'
  const rooms =
    '  rooms:\n    title: Guest house\n    phone: "+254 700 000 002"\n    address: Behind the shop\n'
  expect(addressOf(OFFICE + shop + rooms)).toBe('Market Road')
  expect(addressOf(OFFICE + rooms + shop)).toBe('Behind the shop')
})

test('without one, it is where to go, which people write below where to send letters', () => {
  const letters = '  letters:\n    title: Letters\n    address: P.O. Box 1\n'
  const visits = '  visits:\n    title: Visits\n    address: |\n      Market Road\n      Our Town\n'
  expect(addressOf(OFFICE + letters + visits)).toBe('Market Road, Our Town')
  expect(addressOf(OFFICE)).toBeUndefined()
})
