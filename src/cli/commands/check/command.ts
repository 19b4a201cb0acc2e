import { defineCommand } from '../../command.ts'
import { formatOption, releaseOption, siteOptions, untilOption } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'check',
  group: 'write',
  summary: 'says what is wrong, where, and what to write instead',
  about: ['Errors stop the build. Warnings and notes do not, but a person should look at them.'],
  asks: (ask) => {
    const page = ask.optional(
      'PAGE',
      'shows only what is wrong in this file: /choir, pages/choir.yaml or site.yaml',
    )
    const site = siteOptions(ask)
    const until = untilOption(ask, site.now)
    return { ...site, page, release: releaseOption(ask), format: formatOption(ask), until }
  },
  run: async (options) => (await import('./check.ts')).check(options),
  examples: [
    ['check', 'checks all pages and site.yaml; writes nothing'],
    ['check /choir', 'the same for one page'],
    ['check --format json', 'the same for programs: one JSON object'],
    ['check --format github', 'for a GitHub workflow: shows the messages next to the changed lines'],
    ['check --until +60d', 'also lists what will appear or expire in the next 60 days'],
    ['check --today 2026-01-05', 'checks the site as it will be on that day'],
  ],
})
