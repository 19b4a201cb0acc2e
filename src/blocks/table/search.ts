/** Figures as the page shows them. */
import type { Block } from '../../../schema/page.ts'
import type { BlockSearch } from '../../block/feed.ts'
import { type Cell, figureIn, written } from './figures.ts'

export const search: BlockSearch<Block<'table'>> = (block, page) => {
  const columns = new Map(block.columns.map((column) => [column.name, column]))
  const shown = ([name, cell]: [string, Cell]): readonly [string, Cell] => {
    const column = columns.get(name)
    const figure = column && figureIn(cell.markdown, column)
    const isText = column === undefined || figure === undefined
    return [name, isText ? cell : { ...cell, markdown: written(figure, cell.markdown, column, page) }]
  }
  return { ...block, items: block.items.map((row) => Object.fromEntries(Object.entries(row).map(shown))) }
}
