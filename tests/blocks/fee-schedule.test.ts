/** The fees: what people see of prices that they choose from. */
import { expect, test } from 'vitest'
import { pageOf } from '../support/pages.ts'
import { mainOf, siteOf } from '../support/site.ts'

const ROOMS = `type: feeSchedule
title: Rooms
items:
  - title: Single room
    amount: 3,500
  - title: Double room
    amount: 5,000`

test('prices to choose from have no total', () => {
  const mainWith = (line: string) => mainOf(siteOf({ 'pages/page.yaml': pageOf(`${ROOMS}${line}`) }), '/page')
  expect(mainWith('')).toMatch(/<tr class="total">.*8,500/)
  const chosen = mainWith('\nisChoice: true')
  expect(chosen).not.toContain('<tfoot>')
  expect(chosen).toContain('5,000')
})
