import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notARepository = error('not-a-repository', (...refused: Refused) =>
  cannotBe(refused, 'a repository at GitHub', 'Write its owner, a `/` and its name: example/website.'),
)

export const about: About = {
  what: 'The repository that Studio proposes changes to is not written as OWNER/NAME.',
  why: 'Studio asks GitHub for exactly this repository. The address of its page at GitHub has the two words after github.com/.',
  examples: [
    {
      in: 'site',
      wrong: `
        studio:
          github: https://github.com/example/website
      `,
      right: `
        studio:
          github: example/website
      `,
    },
    {
      in: 'site',
      wrong: `
        studio:
          github: website
      `,
      right: `
        studio:
          github: example/website
      `,
    },
  ],
}
