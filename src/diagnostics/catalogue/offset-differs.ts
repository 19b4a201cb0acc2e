import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `own` is the same moment in the time of the site, `meant` the same time of day. */
export const offsetDiffers = warning('offset-differs', (written: string, own: string, meant: string) => ({
  message: `${quoted(written)} has another time zone than the site.`,
  help: `Did you mean ${quoted(meant)}, in the time of the site? If the time zone is right, write the same moment as ${quoted(own)}.`,
}))

export const about: About = {
  what: 'A time is written in another time zone than the one in `timezone`.',
  why: 'What should happen at midnight would happen hours earlier or later.',
  examples: [
    {
      in: 'site',
      wrong: `
        timezone: "+03:00"
        countdown:
          label: Applications end
          start: 2028-01-01T00:00Z
          target: 2028-01-31T23:59Z
      `,
      right: `
        timezone: "+03:00"
        countdown:
          label: Applications end
          start: 2028-01-01T00:00+03:00
          target: 2028-01-31T23:59+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        timezone: "+03:00"
        countdown:
          label: Applications end
          start: 2028-01-01T00:00+03:00
          target: 2028-01-31T23:59-03:00
      `,
      right: `
        timezone: "+03:00"
        countdown:
          label: Applications end
          start: 2028-01-01T00:00+03:00
          target: 2028-01-31T23:59+03:00
      `,
    },
  ],
}
