import { command } from '../command.ts'
import { formatOption, outOption, releaseOption, siteOptions } from '../options.ts'

export const build = command({
  name: 'build',
  group: 'publish',
  summary: 'writes the site to dist/, or nothing if there is an error',
  asks: (ask) => {
    const site = siteOptions(ask)
    return {
      ...site,
      out: outOption(ask, site.root),
      plain: ask.flag('plain', 'a folder of files alone, for programs that do not follow links'),
      release: releaseOption(ask),
      format: formatOption(ask),
    }
  },
  load: async () => (await import('../build.ts')).build,
  examples: [
    ['build', 'checks the site of this folder, and writes it to dist/'],
    ['build --release', 'the same, but refuses while there are stand-ins (!todo)'],
    ['build --plain --out upload', 'writes a folder to upload: `dist` is a link to one'],
    ['build --root tests/sites/musikschule --out build', 'builds the site of another folder'],
  ],
})
