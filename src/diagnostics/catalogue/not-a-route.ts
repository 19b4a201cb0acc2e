import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notARoute = error('not-a-route', (...refused: Refused) =>
  cannotBe(
    refused,
    'the address of a page',
    /^\/.*[?#]/.test(refused[1])
      ? 'An address ends before `?` and `#`. Write only the part before it, or delete the line.'
      : 'Start it with `/`, as in /fees. Use only letters, digits, `-`, `.` and `_`, without spaces.',
  ),
)

export const about: About = {
  what: 'An address such as `/fees` is needed, but something else is there.',
  why: 'The address of a page starts with `/` and has no spaces. The name of its file, such as fees.yaml, is not its address.',
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
