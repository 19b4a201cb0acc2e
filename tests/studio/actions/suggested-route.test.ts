/** The address that is suggested for a new page. */
import { expect, test } from 'vitest'
import { suggestedRoute } from '../../../src/studio/actions/site-actions.ts'

test.for([
  ['Drama Club', '/drama-club'],
  ["Murang'a & friends", '/murang-a-friends'],
  ['', '/'],
] as const)('%j: %s', ([title, route]) => expect(suggestedRoute(title)).toBe(route))
