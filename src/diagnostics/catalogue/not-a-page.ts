import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `place` is where it belongs, if that is all. `file` is its path; `undefined` if a program has saved it, with signs of its own. */
export const notAPage = error('not-a-page', (found: string, file?: string, place?: string) => ({
  message: place
    ? `This file is at the place of a page, but it is ${found}.`
    : `The file must start with its fields, but it is ${found}.`,
  ...(place !== undefined && { subject: place }),
  help: place
    ? `Move it to ${quoted(place)}.`
    : file === undefined
      ? 'Save it as plain text in the program that you wrote it with. In TextEdit, choose "Make Plain Text" in the menu "Format".'
      : file === 'site.yaml'
        ? 'Start site.yaml with `schemaVersion: 2`, `url:`, `lang:`, `organisation:` and `header:`, each on a line of its own, without a dash.'
        : file.startsWith('pages/snippets/')
          ? 'Start a snippet with `blocks:`, and write its blocks below, indented by two spaces.'
          : 'Start a page with `title:`, `description:` and `blocks:`, each on a line of its own.',
}))

export const about: About = {
  what: 'The file does not start with fields such as `title:`.',
  why: 'A page is a group of fields. A list or a plain text has no title, no description and no blocks.',
  examples: [
    {
      in: 'file',
      wrong: `
        - type: richText
          text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
    {
      in: 'file',
      wrong: `
        Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
  ],
}
