import { z } from 'zod'
import { block, date, heading, integer, list, prose } from '../../../schema/vocabulary.ts'

const span = z.strictObject({
  opening: date('The first day'),
  closing: date('The last day'),
})

const holiday = z.strictObject({
  name: heading(4, 'The name of the holiday'),
  starting: date('The first day of the holiday'),
  ending: date('The last day of the holiday'),
})

const term = z.strictObject({
  name: heading(3, 'The name of the term'),
  opening: date('The day the term opens'),
  closing: date('The day the term closes'),
  halfTerm: span.optional(),
  holiday: holiday.optional(),
})

export const calendar = block('calendar', 'The terms of a year with their holidays', {
  title: heading(2, 'The heading'),
  year: integer('The year that the calendar is for'),
  text: prose('A note below the calendar').optional(),
  terms: list(term, 'The terms, in order'),
})
