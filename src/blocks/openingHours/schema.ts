import { z } from 'zod'
import { block, date, heading, line, list, prose } from '../../../schema/vocabulary.ts'

const exception = z.strictObject({
  name: line('Why the hours differ, such as the name of a holiday').optional(),
  date: date('The day, or the first of several days'),
  until: date('The last day, if there are several').optional(),
  days: line('The days of the week that these hours are for, if not every day')
    .optional()
    .meta({ examples: ['Mon-Sat'] }),
  hours: line('closed, or from when to when').meta({ examples: ['09:00-13:00', 'closed'] }),
})

export const openingHours = block('openingHours', 'When people can come: the hours of each day of the week', {
  title: heading(2, 'The heading').optional(),
  of: line(
    'If these are not the hours of the whole organisation: whose they are, for search engines and maps',
  )
    .optional()
    .meta({ examples: ['The kitchen'] }),
  text: prose('Words between the heading and the hours').optional(),
  hours: z
    .record(
      z.string().meta({ examples: ['Mon-Fri'] }),
      line('From when to when: 08:00-17:00, several with commas between them, or closed. NAME is a day').meta(
        { examples: ['08:00-17:00'] },
      ),
    )
    .meta({
      description:
        'Days with their hours. Write days as `Mon`, `Mon-Fri` or `Mon, Wed`. Other days are closed',
    }),
  exceptions: list(exception, 'Days with other hours, in order').optional(),
})
