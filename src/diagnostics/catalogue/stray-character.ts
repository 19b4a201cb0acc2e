import { type About, error } from '../message.ts'

/** Without a name, it is an unusual space in an indent. */
export const strayCharacter = error('stray-character', (name?: string) =>
  name === undefined
    ? {
        message: 'The spaces before this line are not those of the keyboard (they are non-breaking spaces).',
        help: 'Delete them, and type spaces in their place.',
      }
    : {
        message: `There is an invisible character here (${name}).`,
        help: 'Delete the words around it, and type them again. Or run `npx ukurasa fix`.',
      },
)

export const about: About = {
  what: 'The file has a character that nobody can see. Such characters come along when you copy text from a word processor or a chat. Some look like a space, and some have no width at all.',
  why: 'YAML and browsers read it as a letter. A field name with such a character is a different name. A line that starts with one is not indented. A link with one leads nowhere.',
  examples: [
    {
      in: 'words',
      wrong: 'Four non-breaking spaces before `text:`. They look like other spaces.',
      right: 'Four spaces, typed with the space bar.',
    },
    {
      in: 'words',
      wrong: '`title: Choir` with a zero-width space before `Choir`, which nobody sees.',
      right: '`title: Choir`, typed again.',
    },
  ],
}
