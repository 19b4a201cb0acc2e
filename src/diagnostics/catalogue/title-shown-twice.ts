import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'

export const titleShownTwice = warning('title-shown-twice', (place: string, types: readonly string[]) => ({
  message: `The page already shows its title in ${place}.`,
  help: remedies.oneOnly(types),
}))

export const about: About = {
  what: 'Two blocks of the page, such as `hero` and `slideshow`, show a title in the largest letters.',
  why: 'Only one of them should, because this title is the main heading of the page. Screen readers and search engines use it to know what the page is about.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Our choir
        - type: hero
          title: Our concerts
      `,
      right: `
        - type: hero
          title: Our choir
        - type: contentBlocks
          title: Our concerts
          items:
            - text: One in each term.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: slideshow
          title: Our school
          slides:
            - image: images/hall.svg
              decorative: true
        - type: hero
          title: Welcome
      `,
      right: `
        - type: slideshow
          title: Our school
          slides:
            - image: images/hall.svg
              decorative: true
        - type: richText
          title: Welcome
          text: It is good to have you here.
      `,
    },
  ],
}
