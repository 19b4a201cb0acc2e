import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageLetterCase = error('image-letter-case', (image: string, right: string) => ({
  message: `There is no picture ${quoted(image)} below pages/, but one that is spelt ${quoted(right)}.`,
  help:
    image.normalize('NFC') === right.normalize('NFC')
      ? `Both look the same, but a letter with an accent is stored in two ways. Copy the name from here: \`image: ${right}\`.`
      : `Write \`image: ${right}\`: to web servers names that differ in a capital letter or an accent are different ones.`,
}))

export const about: About = {
  what: 'A picture is spelt with other capital letters than its file.',
  why: 'On Windows and on a Mac both names are the same, on the servers of websites they are not: the picture would be missing there.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: images/Hall.svg
          decorative: true
      `,
      right: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          decorative: true
      `,
    },
    {
      in: 'words',
      wrong: '`image: images/choir.JPG` for a file choir.jpg',
      right: '`image: images/choir.jpg`',
    },
  ],
}
