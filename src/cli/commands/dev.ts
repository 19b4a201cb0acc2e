import { command } from '../command.ts'
import { portOption, releaseOption, siteOptions } from '../options.ts'

export const dev = command({
  name: 'dev',
  group: 'write',
  summary: 'shows the site while you write (npm start)',
  about: ['Only this computer can open it. The last line printed is its address.'],
  asks: (ask) => {
    const site = siteOptions(ask)
    return { ...site, release: releaseOption(ask), port: portOption(ask) }
  },
  load: async () => (await import('../dev.ts')).dev,
  examples: [
    ['dev', 'shows the site of this folder'],
    ['dev --today 2026-01-05T08:00+03:00', 'shows it as it will be at that moment'],
  ],
})
