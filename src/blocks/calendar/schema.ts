import { z } from 'zod'
import { block, date, heading, integer, line, list, prose, times } from '../../../schema/vocabulary.ts'

const rest = z.strictObject({
  name: heading(4, 'The name of the break, such as Half term or April holiday'),
  start: date('The first day of the break'),
  end: date('The last day of the break'),
})

const period = z.strictObject({
  name: heading(3, 'The name of the period, such as Term 1'),
  start: date('The first day of the period'),
  end: date('The last day of the period'),
  breaks: list(rest, 'Breaks within the period, in order').optional(),
  breakAfter: rest.meta({ description: 'The break after the period, such as a holiday' }).optional(),
})

const event = z.strictObject({
  name: heading(3, 'What happens'),
  date: date('The day, or the first of several days'),
  until: date('The last day, if there are several').optional(),
  time: times('When it starts, or from when to when').optional(),
  place: line('Where it is, if it is not at the address of the organisation').optional(),
})

export const calendar = block('calendar', 'The periods of a year with their breaks, and single events', {
  title: heading(2, 'The heading'),
  year: integer('The year that the calendar is for'),
  text: prose('A note below the calendar').optional(),
  startLabel: line('The word for the first day of a period, such as Opens').optional(),
  endLabel: line('The word for the last day of a period, such as Closes').optional(),
  periods: list(period, 'The periods, in order').optional(),
  events: list(event, 'Single events, in order').optional(),
}).meta({ leadsTo: 'a calendar' })
