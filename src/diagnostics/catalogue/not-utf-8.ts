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
  what: 'The file is saved in a way that loses letters such as é, and not as UTF-8. Or it is a workbook of Excel or LibreOffice. In the program that it comes from, choose "Save As" and UTF-8.',
  why: 'Letters such as é or ’ would appear as other signs.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.yaml saved by a word processor as "Western (Windows)"',
      right: 'choir.yaml saved as "UTF-8"',
    },
    {
      in: 'words',
      wrong: 'a file in UTF-16, as some programs of Windows save it',
      right: 'the same file, saved as "UTF-8"',
    },
  ],
}
