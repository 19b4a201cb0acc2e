import { defineCommand } from '../../command.ts'
import { formatOption, outOption, releaseOption, siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'build',
  group: 'publish',
  summary: 'writes the site to dist/, or nothing if there is an error',
  asks: (ask) => {
    const site = siteOptions(ask)
    return {
      ...site,
      out: outOption(ask, site.root),
      plain: ask.flag('plain', 'writes a plain folder instead of a link to one: use it for uploads'),
      release: releaseOption(ask),
      format: formatOption(ask),
    }
  },
  run: async (options) => (await import('./build.ts')).build(options),
  examples: [
    ['build', 'checks the site in this folder and writes it to dist/'],
    ['build --release', 'the same, but writes nothing while there are stand-ins (!todo)'],
    [
      'build --plain --out upload',
      'writes a folder that you can upload; dist/ is only a symbolic link to one',
    ],
    ['build --root .. --out upload', 'builds the site in the folder above, and writes it to upload/'],
  ],
})
