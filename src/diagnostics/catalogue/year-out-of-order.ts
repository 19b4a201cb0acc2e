import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const yearOutOfOrder = warning('year-out-of-order', (year: string) => ({
  message: `${quoted(year)} is not in the order of the other years.`,
  help: 'Correct it. If it is right, move it to its place, and its values with it.',
}))

export const about: About = {
  what: 'All years of a chart of the kind `line` are in order, except one.',
  why: 'Usually somebody added a new year at one end, and its value at the other. Then each value belongs to the wrong year. Or one digit of a year is wrong.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Boys at the school
          kind: line
          unit: Boys
          categories: [2025, 2022, 2023, 2024]
          series:
            - name: Boys
              values: [352, 360, 371, 384]
      `,
      right: `
        - type: chart
          title: Boys at the school
          kind: line
          unit: Boys
          categories: [2022, 2023, 2024, 2025]
          series:
            - name: Boys
              values: [352, 360, 371, 384]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Boys at the school
          kind: line
          unit: Boys
          categories: [2021, 2032, 2023, 2024]
          series:
            - name: Boys
              values: [352, 360, 371, 384]
      `,
      right: `
        - type: chart
          title: Boys at the school
          kind: line
          unit: Boys
          categories: [2021, 2022, 2023, 2024]
          series:
            - name: Boys
              values: [352, 360, 371, 384]
      `,
    },
  ],
}
