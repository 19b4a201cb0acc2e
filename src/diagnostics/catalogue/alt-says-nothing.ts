import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const altSaysNothing = warning('alt-says-nothing', (words: string) => ({
  message: `${quoted(words)} in \`alt\` does not say what the picture shows.`,
  help: 'Write what people see, as in `alt: Boys in the hall`. If the picture is only decoration, write `decorative: true`.',
}))

export const about: About = {
  what: 'The words for a picture only say that it is a picture, such as "photo".',
  why: 'People who cannot see the picture know that already. They do not know what it shows.',
  examples: [
    { in: 'words', wrong: '`alt: Photo`', right: '`alt: Boys in the hall`' },
    { in: 'words', wrong: '`alt: A picture`', right: '`decorative: true`, if it is only decoration' },
  ],
}
