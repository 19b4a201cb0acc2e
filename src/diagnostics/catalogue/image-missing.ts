import { type About, error } from '../message.ts'
import { isFromWeb, placeOnComputer, possible, quoted } from '../wording.ts'

function pictureHelp(image: string): string {
  if (isFromWeb(image))
    return 'Pages do not show pictures from the web. Save the picture in pages/images/, and write its path here, as in `images/name.jpg`.'
  if (isInFolder(image)) return 'Put the file into pages/images/, or write the path of another picture.'
  const path = placeOnComputer(image)
  return path === undefined
    ? 'Put it in pages/images/. Then write its path here, as in `images/name.jpg`.'
    : `This is a place on one computer. Put the picture in pages/images/, and write its path below pages/: ${quoted(path)}.`
}

const isInFolder = (image: string) => /^images\/[^/]+\.\w+$/.test(image)

/** `near` is the picture that the author meant, `maybe` one with a similar name, or with a word of it. */
export const imageMissing = error('image-missing', (image: string, near?: string, maybe?: string) => ({
  message: `There is no picture ${quoted(image)} below pages/.`,
  help: near === undefined ? possible(maybe, pictureHelp(image)) : `Did you mean \`${near}\`?`,
  ...((near ?? maybe) === undefined && isInFolder(image) && { advice: { is: 'a picture to add' } }),
  subject: image,
}))

export const about: About = {
  what: 'There is no picture with this name below the folder pages/.',
  why: 'The page would show a gap.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: images/hal.svg
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
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          image: hall.svg
          decorative: true
      `,
      right: `
        - type: hero
          title: Welcome
          image: images/hall.svg
          decorative: true
      `,
    },
  ],
}
