import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notARoute = error('not-a-route', (...refused: Refused) =>
  cannotBe(
    refused,
    'the path of a page',
    /^\/.*[?#]/.test(refused[1])
      ? 'Hosts do not look at what follows a `?` or a `#`, so such an address cannot be had. Write only the part before it, or delete the line.'
      : 'Start it with `/` and use letters, digits, `-`, `.` or `_`, without spaces: /fees.',
  ),
)

export const about: About = {
  what: 'A path such as `/fees` is needed, but something else is there.',
  why: 'A path starts with `/` and has no spaces. The name of a file, such as fees.yaml, is not a path.',
  examples: [
    {
      in: 'page',
      wrong: `
        aliases: [old choir]
      `,
      right: `
        aliases: [/old-choir]
      `,
    },
    {
      in: 'page',
      wrong: `
        aliases: [pages/singing.yaml]
      `,
      right: `
        aliases: [/singing]
      `,
    },
  ],
}
