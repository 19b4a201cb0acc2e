import { command } from '../command.ts'
import { formatOption, releaseOption, siteOptions, untilOption } from '../options.ts'

export const check = command({
  name: 'check',
  group: 'write',
  summary: 'says what is wrong, where, and what to write instead',
  about: ['Errors keep the site from being built; warnings and notes name what a person should look at.'],
  asks: (ask) => {
    const page = ask.optional(
      'PAGE',
      'says only what is found in this file: /choir, pages/choir.yaml or site.yaml',
    )
    const site = siteOptions(ask)
    const until = untilOption(ask, site.now)
    return { ...site, page, release: releaseOption(ask), format: formatOption(ask), until }
  },
  load: async () => (await import('../check.ts')).check,
  examples: [
    ['check', 'checks all pages and site.yaml; writes nothing'],
    ['check /choir', 'the same of one page'],
    ['check --format json', 'the same for programs: one JSON object'],
    ['check --format github', 'in a workflow of GitHub: annotations at the lines of the change'],
    ['check --until +60d', 'also lists what will appear or expire in the next 60 days'],
    ['check --today 2026-01-05', 'checks the site as it will be on that day'],
  ],
})
