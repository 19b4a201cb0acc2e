import { type About, error } from '../message.ts'

export const notUtf8 = error('not-utf-8', (isTable: boolean, isWorkbook: boolean, isUtf16: boolean) => ({
  message: isWorkbook
    ? 'This is a workbook of Excel or LibreOffice with another name. It is not a CSV file.'
    : isUtf16
      ? 'This file is saved as UTF-16 ("Unicode"), not as UTF-8.'
      : 'This file is not saved as UTF-8. The first wrong character is here.',
  help: isWorkbook
    ? 'Give it back its ending .xlsx, and open it. Then choose "Save As", and the type "CSV UTF-8".'
    : isTable
      ? 'In Excel, choose "Save As", and the type "CSV UTF-8". In LibreOffice, choose the character set UTF-8 when you save.'
      : 'Save it again with the encoding UTF-8. In Notepad, it is in the window "Save As".',
}))

export const about: About = {
  what: 'The file is not saved as UTF-8. Or it is a workbook of Excel or LibreOffice, and not a CSV file.',
  why: 'Letters such as é or ’ would appear as other signs. Open the file in the program that made it, and choose "Save As". There, choose UTF-8, or for a table "CSV UTF-8".',
  examples: [
    {
      in: 'words',
      wrong: 'choir.yaml saved by a word processor as "Western (Windows)"',
      right: 'choir.yaml saved as "UTF-8"',
    },
    {
      in: 'words',
      wrong: 'a workbook of Excel with the name fees.csv',
      right: 'the same table, saved in Excel as "CSV UTF-8"',
    },
  ],
}
