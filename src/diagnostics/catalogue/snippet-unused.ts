import { type About, warning } from '../message.ts'

export const snippetUnused = warning('snippet-unused', (name: string) => ({
  message: 'No page includes this snippet.',
  help: `Write \`- use: ${name}\` among the blocks of a page, or delete the file.`,
}))

export const about: About = {
  what: 'No page includes the snippet.',
  why: 'Nobody sees it, so people forget it. When someone uses it again, it may be out of date.',
  examples: [
    {
      in: 'words',
      wrong: 'a file pages/snippets/apply.yaml that no page names',
      right: '`- use: snippets/apply` among the blocks of a page',
    },
    {
      in: 'words',
      wrong: 'a snippet whose last page was deleted',
      right: 'no such file',
    },
  ],
}
