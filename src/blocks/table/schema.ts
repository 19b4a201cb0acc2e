import { z } from 'zod'
import { block, choice, flag, heading, line, list, prose } from '../../../schema/vocabulary.ts'

const column = z.strictObject({
  name: line('The words at the top of the column. Each row has them before a value: `Price: 500`'),
  kind: choice(
    ['text', 'number', 'money'],
    'What is in the cells. Without it: text. Numbers and amounts are on the right, in the style of the site',
  ).optional(),
})

export const table = block('table', 'A table of rows and columns. Phones show each row as a list', {
  title: heading(2, 'The heading').optional(),
  text: prose('Words between the heading and the table').optional(),
  caption: line('What the table shows, above it').optional(),
  columns: list(column, 'The columns, from left to right'),
  rowHeadings: flag('false: the first cell of a row is not its heading').optional(),
  items: list(
    z
      .record(
        z.string().meta({ examples: ['The name of a column'] }),
        prose('A cell. NAME is the name of its column'),
      )
      .meta({ description: 'A row: the names of columns, each with its cell. A cell may be left out' }),
    'The rows, in order',
  ),
})
