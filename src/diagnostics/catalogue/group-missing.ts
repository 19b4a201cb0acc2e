import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `lines` are the lines that add it, with the names that the site uses. */
export const groupMissing = error(
  'group-missing',
  (group: string, count: number, lines: readonly string[]) => ({
    message: `site.yaml has no ${quoted(group)}, but ${count} places of the site use names from it.`,
    help: 'Write at the end of site.yaml, with your own values:',
    lines,
  }),
)

export const about: About = {
  what: 'site.yaml has no `contacts`, no `facts` or no `links`, and several places of the site use names from it.',
  why: 'The group was deleted or never written. There is only one message for all these places.',
  examples: [
    {
      in: 'words',
      wrong: 'two pages with `${facts.fee}`, and no `facts:` in site.yaml',
      right: '`facts:` in site.yaml, and below it `  fee: 1,200`',
    },
    {
      in: 'words',
      wrong: 'two links to `link:portal`, and no `links:` in site.yaml',
      right: '`links:` in site.yaml, and below it `  portal: https://portal.example.org/`',
    },
  ],
}
