/** The years of dashboards: each has a place of its own, which addresses end in. */
import { expect, test } from 'vitest'
import { dashboardsProps } from '../../src/blocks/dashboards/dashboards-props.ts'
import { pageContext } from '../../src/core/render/context.ts'
import { siteOf } from '../support/site.ts'

test.for([
  [
    ['2025', '2019 - 2021'],
    ['year-2025', 'year-2019-2021'],
  ],
  [
    ['Ä', 'Ö'],
    ['year--', 'year---2'],
  ],
  [
    ['2019/20', '2019-20', '2019-20-2', '2019 20'],
    ['year-2019-20', 'year-2019-20-2', 'year-2019-20-2-2', 'year-2019-20-3'],
  ],
] as const)('the years %j stand at %j', ([years, places]) => {
  const items = years.map((year, at) => ({ id: `board-${at}`, year, title: 'Board' }))
  const page = pageContext(siteOf({}), '/', () => undefined)
  const props = dashboardsProps({ type: 'dashboards', items }, page)
  expect(props.years.map(({ place }) => place)).toEqual(places)
  expect(props.years.map(({ year }) => year)).toEqual(years)
})
