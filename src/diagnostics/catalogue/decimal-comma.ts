import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/**
 * `written` is two numbers with a comma, but no space, between them, or one with a point, as Excel writes thousands. Or
 * a share.
 */
export const decimalComma = warning('decimal-comma', (written: string) => {
  const [, point = '', zeros = ''] = /^(.+\..*?)(0*)$/.exec(written) ?? []
  if (point !== '')
    return {
      subject: written,
      message: `The point in ${quoted(written)} begins the decimals: this is ${quoted(point.replace(/\.$/, ''))}.`,
      help: `If you mean ${quoted(written.replace('.', ''))}, write that. If not, write ${quoted(zeros ? point.replace(/\.$/, '') : `${written}0`)}.`,
    }
  const [whole = '', decimals = ''] = written.split(',')
  if (decimals.endsWith('%'))
    return {
      message: `${quoted(written)} has a comma before its decimals.`,
      help: `Write ${quoted(`${whole}.${decimals}`)}.`,
    }
  return {
    subject: written,
    message: `In this list, ${quoted(written)} is two numbers: ${whole} and ${decimals}.`,
    help: `If it is one number, write ${quoted(decimals.length === 3 ? whole + decimals : `${whole}.${decimals}`)}. If it is two, write a space after the comma.`,
  }
})

export const about: About = {
  what: 'In a list of numbers, some commas have a space after them and some do not. Or a column of numbers has a point between thousands, as German Excel writes it. Or a share in `facts` has a comma before its decimals.',
  why: 'Commas separate the entries of a list, so `20,5` is two numbers. A point begins decimals, so `1.500` is one and a half. Pages would show other values than you mean.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Mean score
          kind: bar
          categories: [2023, 2024, 2025]
          series:
            - name: English
              values: [61, 62,5]
      `,
      right: `
        - type: chart
          title: Mean score
          kind: bar
          categories: [2023, 2024]
          series:
            - name: English
              values: [61, 62.5]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Boys
          kind: bar
          categories: [2023, 2024, 2025]
          series:
            - name: Boys
              values: [980, 1,020]
      `,
      right: `
        - type: chart
          title: Boys
          kind: bar
          categories: [2023, 2024]
          series:
            - name: Boys
              values: [980, 1020]
      `,
    },
  ],
}
