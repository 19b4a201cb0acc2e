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
  what: 'In a list of numbers, a comma has no space after it, but other commas do. Or a percentage in `facts` has a comma (`7,5%`) on a site in English or Swahili. Or a table with semicolons between its cells has a number such as `1.500`, as Excel writes it in some countries. Or a table has such a number on a site whose language writes thousands so, such as German.',
  why: 'In a list, `20,5` is two numbers. In a table, `1.500` is one and a half. Visitors would see other values than you mean.',
  examples: [
    {
      in: 'words',
      wrong: '`values: [61, 62,5]`',
      right: '`values: [61, 62.5]`',
    },
    {
      in: 'site',
      wrong: `
        facts:
          siblingDiscount: 7,5%
      `,
      right: `
        facts:
          siblingDiscount: 7.5%
      `,
    },
  ],
}
