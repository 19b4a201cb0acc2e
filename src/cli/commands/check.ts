import { command } from '../command.ts'
import { formatOption, releaseOption, siteOptions } from '../options.ts'

export const check = command({
  name: 'check',
  group: 'write',
  summary: 'says what is wrong, where, and what to write instead',
  about: ['Errors keep the site from being built; warnings and notes name what a person should look at.'],
  asks: (ask) => ({ ...siteOptions(ask), release: releaseOption(ask), format: formatOption(ask) }),
  load: async () => (await import('../check.ts')).check,
  examples: [
    ['check', 'checks all pages and site.yaml; writes nothing'],
    ['check --format json', 'the same for programs: one JSON object'],
    ['check --format github', 'in a workflow of GitHub: annotations at the lines of the change'],
    ['check --today 2026-01-05', 'checks the site as it will be on that day'],
  ],
})
