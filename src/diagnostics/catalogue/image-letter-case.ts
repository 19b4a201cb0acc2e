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
  what: 'The name that you wrote for a picture and the name of its file have different capital letters.',
  why: 'For Windows and for a Mac, both names are the same. For the servers of websites, they are two different names. So visitors would not see the picture.',
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
