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

export const valueTooLong = (name: string, limit: number) =>
  error(
    'value-too-long',
    `The value \`${name}\` has more than ${limit} characters with all that it takes up.`,
    'Values are names and figures. Write a long text on the page where it stands.',
  )

export const lineTooLong = (limit: number) =>
  error(
    'line-too-long',
    `This line has more than ${limit} characters.`,
    'Write the text below `|`, in lines that one can read.',
  )
