import { type About, error } from '../finding.ts'
import { isFromWeb, quoted } from '../wording.ts'

const pictureHelp = (image: string) =>
  isFromWeb(image)
    ? 'Save the picture in pages/images/, and write the name of that file here. Pages do not show pictures from the web.'
    : 'Put it in pages/images/. Then write its path here, as in `images/name.jpg`.'

/** `near` is the picture that the author may have meant. */
export const imageMissing = error('image-missing', (image: string, near?: string) => ({
  message: `There is no picture ${quoted(image)} below pages/.`,
  help: near === undefined ? pictureHelp(image) : `Did you mean \`${near}\`?`,
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
