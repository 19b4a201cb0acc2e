import { type About, warning } from '../message.ts'
import { possible, quoted } from '../wording.ts'

export const percentUnlikely = warning('percent-unlikely', (value: number) => {
  const meant = value < 0 ? -value : value / 10
  return {
    message: `${quoted(`${value}`)} is not between 0 and 100 percent, but all other values are.`,
    help: possible(meant > 100 ? undefined : `${meant}`, 'Check the value.'),
  }
})

export const about: About = {
  what: 'One value of a chart or a column of percents is far above 100, or below 0. Without its minus or one of its zeros, it would be like the others.',
  why: 'Usually a zero was typed twice, or a point is missing. The bars of all other values become small beside it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Results
          kind: bar
          unit: Score in percent
          categories: [English, Kiswahili, Music]
          series:
            - name: School
              values: [70, 640, 80]
      `,
      right: `
        - type: chart
          title: Results
          kind: bar
          unit: Score in percent
          categories: [English, Kiswahili, Music]
          series:
            - name: School
              values: [70, 64, 80]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: table
          columns:
            - name: Subject
            - name: Passed (%)
              kind: number
          items:
            - Subject: English
              Passed (%): 70
            - Subject: Kiswahili
              Passed (%): 640
            - Subject: Music
              Passed (%): 80
      `,
      right: `
        - type: table
          columns:
            - name: Subject
            - name: Passed (%)
              kind: number
          items:
            - Subject: English
              Passed (%): 70
            - Subject: Kiswahili
              Passed (%): 64
            - Subject: Music
              Passed (%): 80
      `,
    },
  ],
}
