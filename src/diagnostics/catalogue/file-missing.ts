import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

type MissingFile = {
  /** The address that the author certainly meant. */
  readonly meant: string | undefined
  /** Its name, if that has gaps and the address has none. */
  readonly called: string | undefined
  /** Others, in words. */
  readonly like: string
  /** The whole address, where the build may make such a file. */
  readonly made: string | undefined
}

/** `path` has an ending that no page has. */
export const fileMissing = error('file-missing', (path: string, file: MissingFile) => ({
  message: `There is no file ${quoted(isBelowPublic(path) ? path : `public${path}`)}.`,
  help: remedyOf(file, path),
  subject: `public${path}`,
}))

/** The address of a file does not name the folder public/. */
const isBelowPublic = (path: string) => path.startsWith('/public/')

function remedyOf({ meant, called, like, made }: MissingFile, path: string): string {
  if (called !== undefined) return `Rename \`public${called}\` to \`public${path}\`, or write \`${meant}\`.`
  if (meant !== undefined) return `Did you mean \`${meant}\`?`
  if (made !== undefined)
    return `Put the file there. If the build makes this file from a page, write \`${made}\`.`
  const [, upload] = /\/(?:uploads|Users|home)\/(?:.*\/)?([^/]+)$/.exec(path) ?? []
  if (upload !== undefined) return `Put the file into public/, and write \`/${upload}\`.`
  if (isBelowPublic(path)) return `Put the file there, and write \`${path.slice('/public'.length)}\`.`
  return `Put the file there, or write the path of another file in public/. ${like}`.trim()
}

export const about: About = {
  what: 'A link leads to a file that is not in the folder public/.',
  why: 'Visitors who want the file would see "page not found".',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: The form
          href: /form.pdf
      `,
      right: `
        - type: ctaButton
          title: The form
          href: /forms/form.pdf
      `,
    },
    {
      in: 'words',
      wrong: '`/letter.pdf` for the file pages/letter.pdf',
      right: '`/letter.pdf` for the file public/letter.pdf',
    },
  ],
}
