import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `above` is the folder above with a site.yaml, if there is one. */
export const siteFileMissing = error('site-file-missing', (root: string, above?: string) => ({
  message: `There is no site.yaml in ${quoted(root, 200)}.`,
  help:
    above === undefined
      ? 'Run the command in the folder of the site, or name that folder with --root. `npx ukurasa init` makes a new site.'
      : `Run the command in the folder ${quoted(above, 200)}: site.yaml is there.`,
}))

export const about: About = {
  what: 'The folder has no file site.yaml.',
  why: 'site.yaml says whose site it is, and has its address and its menu. Without it, there is no site to check.',
  examples: [
    {
      in: 'words',
      wrong: '`npx ukurasa check --root pages`',
      right: '`npx ukurasa check --root .`: the folder that has site.yaml and pages/ in it',
    },
    {
      in: 'words',
      wrong: 'a site whose file is called site.yml',
      right: 'the same file, called site.yaml',
    },
  ],
}
