import { defineCommand } from '../../command.ts'
import { portOption, releaseOption, siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'dev',
  group: 'write',
  summary: 'shows the site while you write (npm start)',
  about: ['Prints its address as the last line. Only this computer can open it.'],
  asks: (ask) => {
    const site = siteOptions(ask)
    return { ...site, release: releaseOption(ask), port: portOption(ask) }
  },
  run: async (options, ofSite) => (await import('./dev.ts')).dev(options, ofSite),
  examples: [
    ['dev', 'shows the site in this folder'],
    ['dev --today 2026-01-05T08:00+03:00', 'shows it as it will be at that moment'],
  ],
})
