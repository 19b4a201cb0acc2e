import { z } from 'zod'
import { block, choice, heading, line, list, prose, quantityOrNone } from '../../../schema/vocabulary.ts'

const series = z.strictObject({
  name: line('The name of this series of values'),
  values: list(
    quantityOrNone('A value, or none'),
    'One value for each category. Where you do not know it, write `none`',
  ),
})

export const chart = block('chart', 'A bar or line chart, with the same values in a table', {
  title: heading(2, 'What the chart shows'),
  text: prose('What the chart means, and where the figures come from').optional(),
  kind: choice(['bar', 'line'], 'Bars compare, lines show a change over time'),
  unit: line('What the values count').optional(),
  categories: list(line('A category'), 'The words below the axis, in order'),
  series: list(series, 'The series of values'),
})
