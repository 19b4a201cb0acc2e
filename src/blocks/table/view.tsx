import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import { inlineTextOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import { type Cell, type Column, cellIn, figureIn, type Row, written } from './figures.ts'

type Table = Block<'table'>

export const view: BlockView<Table> = ({ block, page }) => {
  const { columns, items, caption, rowHeadings = true } = block
  // Columns that share little room are read better as lists.
  const className = columns.length > 4 ? 'table wide' : 'table'
  return (
    <Section className="data-table" page={page} anchor={block.anchor} title={block.title} text={block.text}>
      <table className={className}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column.name} className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={JSON.stringify(row)}>{cellsOf(row, columns, rowHeadings, page)}</tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** A function, not a component, which would take React more time: tables have many rows. */
function cellsOf(row: Row, columns: readonly Column[], headed: boolean, page: PageContext) {
  return columns.map((column, index) => {
    const content = contentOf(cellIn(row, column), column, page)
    if (headed && index === 0)
      return (
        <th scope="row" key={column.name} className={classOf(column)}>
          {content}
        </th>
      )
    // Phones show the name of the column before the cell, instead of the first row.
    return (
      <td key={column.name} className={classOf(column)} data-label={column.name}>
        {content}
      </td>
    )
  })
}

function contentOf(cell: Cell | undefined, column: Column, page: PageContext) {
  if (!cell) return null
  const figure = figureIn(cell.markdown, column)
  return figure === undefined ? inlineTextOf(page, cell) : written(figure, cell.markdown, column, page)
}

const classOf = ({ kind = 'text' }: Column) => (kind === 'text' ? undefined : 'figures')
