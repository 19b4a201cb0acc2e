import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageLetterCase = error('image-letter-case', (image: string, right: string) => ({
  message: `There is no picture ${quoted(image)} below pages/, but there is ${quoted(right)}.`,
  help:
    image.normalize('NFC') === right.normalize('NFC')
      ? `Copy the name from here: \`image: ${right}\`. Both names look the same, but a letter with an accent can be stored in two ways.`
      : `Write \`image: ${right}\`. For a web server, these are two different files.`,
}))

export const about: About = {
  what: 'The name of a picture differs from its file in capital letters.',
  why: 'On Windows and on a Mac, both names are the same. On the servers of websites they are not, so the picture would be missing there.',
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
