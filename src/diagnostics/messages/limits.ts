/** What is said of files that hold more than anybody writes by hand. */
import { error } from '../finding.ts'

export const tooDeep = (limit: number) =>
  error(
    'too-deep',
    `Lists and fields are nested more than ${limit} deep here.`,
    'Check the indent of this line.',
  )

export const tooMany = (limit: number, what: 'lines' | 'fields' | 'entries' | 'rows' | 'columns') =>
  error(
    'too-many',
    `From here on this file has more than ${limit} ${what}, which are the most.`,
    'Move part of it to another file.',
  )

export const lineTooLong = (limit: number) =>
  error(
    'line-too-long',
    `This line has more than ${limit} characters.`,
    'Write the text below `|`, in lines that one can read.',
  )
