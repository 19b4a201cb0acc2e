import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const percentMissing = warning('percent-missing', (name: string, number: string) => ({
  message: `${quoted(name)} is ${quoted(number)}, without \`%\`.`,
  help: `Did you mean ${/^0\.\d/.test(number) ? `${quoted(`${Math.round(Number(number) * 1e4) / 100}%`)}, as Excel writes it, or ` : ''}${quoted(`${number}%`)}? If it is an amount of money, give the value another name.`,
}))

export const about: About = {
  what: 'A discount or a share in `facts` has no percent sign.',
  why: 'Every page that shows it would promise a discount of `10`, not of `10%`.',
  examples: [
    { in: 'words', wrong: '`siblingDiscount: 10`', right: '`siblingDiscount: 10%`' },
    { in: 'words', wrong: '`percentGirls: 45`', right: '`percentGirls: 45%`' },
  ],
}
