/** The words of Studio for tables, and for names that authors give. */
export const ofTables = {
  addRow: 'Add a row below',
  row: 'Row {number}',
  cell: '{column}, row {number}',
  moreRows: 'Show more rows',
  column: 'Column {number}',
  newColumn: 'Add a column. Its name:',
  addLastRow: 'Add a row',
  gridHelp:
    'Tab leads to the next cell, Enter to the one below. Cells that you paste from Excel, Word or a page fill the cells to the right and below.',
  pasted: 'Rows pasted: {rows}. Undo takes them back.',
  pasteTooWide: 'You paste {width} columns, but from here there are only {room}. Add columns first.',
  tableHelp:
    'A whole table that you paste into the name of the first column, with its headings, replaces this one.',
  pasteNeedsNames:
    'The first row that you paste must hold the headings: one for each column, and no two alike.',
  renameField: 'Rename: {name}',
  nameTaken: 'There is already something called {name}.',
  fromFile: 'These entries come from a table.',
} as const
