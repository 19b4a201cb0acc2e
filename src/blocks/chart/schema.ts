import { z } from 'zod'
import { block, choice, heading, line, list, prose, quantity } from '../../../schema/vocabulary.ts'

const series = z.strictObject({
  name: line('What this row of values is'),
  values: list(quantity('A value'), 'One value for each category'),
})

export const chart = block('chart', 'Bars or lines, drawn when the site is built, with their table', {
  title: heading(2, 'What the chart shows'),
  text: prose('What to see in it, and where the figures come from').optional(),
  kind: choice(['bar', 'line'], 'Bars compare, lines show a course'),
  unit: line('What the values count').optional(),
  categories: list(line('A category'), 'What stands below the axis, in order'),
  series: list(series, 'The rows of values'),
})
