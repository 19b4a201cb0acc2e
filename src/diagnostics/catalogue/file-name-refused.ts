import { DOCUMENT_ENDING } from '../document-ending.ts'
import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const fileNameRefused = error('file-name-refused', (name: string) => {
  const plain = plainFileName(name)
  const ending = DOCUMENT_ENDING.exec(name)?.[0] ?? ''
  if (plain === name.replace(ending, '.yaml'))
    return {
      message: `${quoted(name)} is not read: its name must end in .yaml, not in ${ending}.`,
      help: `Rename the file to ${plain}.`,
    }
  return {
    message: `A page file cannot be called ${quoted(name)}.`,
    help: `Use letters, digits, \`-\` and \`_\`, no spaces, and the ending .yaml: ${plain ?? 'fees-grade-4.yaml'}.`,
  }
})

/** `My-Page-1.yaml` for `My Page (1).yml`; `undefined` if no letter of the name is left. */
function plainFileName(name: string): string | undefined {
  const parts = name
    .replace(DOCUMENT_ENDING, '')
    .split('/')
    .map((part) =>
      part
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
        .replaceAll(/^[-_]+|-+$/g, ''),
    )
  return parts.includes('') ? undefined : `${parts.join('/')}.yaml`
}

export const about: About = {
  what: 'The name of a page file has spaces or other signs, or it does not end in .yaml.',
  why: 'The name of the file becomes the address of the page. Addresses with spaces break when people send them.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/our choir.yaml',
      right: 'pages/our-choir.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/choir.yml',
      right: 'pages/choir.yaml',
    },
  ],
}
