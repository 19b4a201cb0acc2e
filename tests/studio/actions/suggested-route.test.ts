/** The address that is suggested for a new page, and an address while somebody types it. */
import { expect, test } from 'vitest'
import { suggestedRoute, typedAddress } from '../../../src/studio/actions/site-actions.ts'

test.for([
  ['Drama Club', '/drama-club'],
  ["Murang'a & friends", '/murang-a-friends'],
  ['', '/'],
] as const)('%j: %s', ([title, route]) => expect(suggestedRoute(title)).toBe(route))

test.for([
  ['our scouts', '/our-scouts'],
  ['/Clubs/Choir', '/clubs/choir'],
  ['', '/'],
] as const)('%j is typed: %s', ([words, address]) => expect(typedAddress(words)).toBe(address))
