import { DOCUMENT_ENDING } from '../document-ending.ts'
import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const fileNameRefused = error('file-name-refused', (name: string) => {
  const plain = plainFileName(name)
  const ending = DOCUMENT_ENDING.exec(name)?.[0] ?? ''
  if (plain === name.replace(ending, '.yaml'))
    return {
      message: `${quoted(name)} is not read: its name must end in .yaml, not in ${ending}.`,
      help: `Rename the file to ${plain}.${/\.txt$/i.test(name) ? ' To see `.txt` in the Explorer, turn on View > Show > File name extensions.' : ''}`,
    }
  const [, page = '', folder] = /^([\w-]+)\.([a-z]{2})\.ya?ml$/.exec(name) ?? []
  const language = folder && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(folder)
  if (language)
    return {
      message: `A file below pages/ cannot be called ${quoted(name)}.`,
      help: `Pages in ${language} are in the folder pages/${folder}/. Move the file to pages/${folder}/${page}.yaml.`,
    }
  const original = originalOf(name)
  if (original !== undefined)
    return {
      message: `${quoted(name)} looks like a copy of another page. It is not read.`,
      help: `If it is a new page, give it a name of its own, such as ${plainFileName(`${original}-2.yaml`)?.toLowerCase() ?? 'fees-2.yaml'}. If it is newer than ${original}.yaml, replace that file with it. If not, delete it.`,
    }
  return {
    message: `A file below pages/ cannot be called ${quoted(name)}.`,
    help: `Use letters, digits, \`-\` and \`_\`, no spaces, and the ending .yaml: ${plain?.toLowerCase() ?? 'fees-grade-4.yaml'}.`,
  }
})

/** What Windows, macOS and browsers add to the name of a copy. */
const COPY = /^(?:copy of (.+)|(.+?)(?: -)? copy(?: \(?\d+\)?)?|(.+?) ?\(\d+\))\.\w+$/i

const originalOf = (name: string) => COPY.exec(name)?.slice(1).find(Boolean)

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
        .replaceAll(/-{2,}/g, '-')
        .replaceAll(/^[-_]+|-+$/g, ''),
    )
  return parts.includes('') ? undefined : `${parts.join('/')}.yaml`
}

export const about: About = {
  what: 'The name of a file in pages/ may only have letters from A to Z without accents, digits, `-` and `_`. It must start with a letter or a digit, and end in .yaml.',
  why: 'The name of the file becomes the address of the page. An address with spaces does not work when people send it.',
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
