/** Findings about what texts say. */
import { note, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const factDiffers = (name: string, written: string, known: string) =>
  warning(
    'fact-differs',
    `Here stands ${quoted(written)}, but \`facts.${name}\` in site.yaml is ${quoted(known)}.`,
    `Ask which of the two holds, then write \`\${facts.${name}}\` here.`,
  )

export const factRetyped = (name: string, written: string) =>
  note(
    'fact-retyped',
    `${quoted(written)} is typed by hand; \`facts.${name}\` in site.yaml holds it.`,
    `Write \`\${facts.${name}}\` instead: when it changes there, it changes here too.`,
  )

type Weekday = { readonly words: string; readonly isWeekday: string; readonly fits: number | undefined }

export const weekdayDiffers = ({ words, isWeekday, fits }: Weekday) =>
  warning(
    'weekday-differs',
    `${quoted(words)}: that day is a ${isWeekday}.`,
    `Correct the day of the week, the day or the year.${fits === undefined ? '' : ` In ${fits} it would be right.`}`,
  )
