import { defineCommand } from '../../command.ts'
import { KINDS, kindOf, kindsKnown, LANGUAGES, languagesKnown, localeOf } from '../../options/kinds.ts'

export const command = defineCommand({
  name: 'init',
  group: 'write',
  summary: 'writes a new site: pages, settings, a picture, a README, and workflows for GitHub',
  about: [
    'In a terminal, it asks for each option that you leave out. Stand-ins (values that you must replace) are marked !todo.',
    'Never overwrites a file. If the folder has a package.json, it adds the commands of the site there.',
  ],
  asks: (ask) => ({
    folder: ask.optional('FOLDER', 'the folder of the new site (default: this folder)'),
    name: ask.text({ name: 'name', value: 'WORDS', help: 'the name of the organisation' }),
    lang: ask.value(
      {
        name: 'lang',
        value: LANGUAGES.join('|'),
        help: 'the language of the site, perhaps with its country: sw-TZ',
      },
      (written, refuse) => localeOf(written) ?? refuse(languagesKnown()),
    ),
    kind: ask.value(
      {
        name: 'kind',
        value: 'KIND',
        help: `what the organisation is: ${KINDS.join(', ')}, or another kind that schema/site.md lists`,
      },
      (written, refuse) => kindOf(written) ?? refuse(kindsKnown(written)),
    ),
    yes: ask.flag('yes', 'asks nothing: takes the name of the folder, English and LocalBusiness'),
  }),
  run: async (options) => (await import('./init.ts')).init(options),
  examples: [
    ['init', 'asks for the name, the language and the kind, and writes the site into this folder'],
    [
      'init clinic --name "Afya Bora" --lang sw --kind MedicalClinic',
      'writes a site in Swahili into clinic/',
    ],
    ['init --yes', 'asks nothing'],
  ],
})
