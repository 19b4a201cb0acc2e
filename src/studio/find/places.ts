/** Where words are in the site that is open, and the way to each place. */
import { positionAt } from '../../core/base/lines.ts'
import { isPage } from '../../core/site/routes.ts'
import { leadInto } from '../form/lead.ts'
import { fileInWords } from '../session/file-in-words.ts'
import { engineNow } from '../session/site.ts'
import { type Files, type Found, findWords } from './find-words.ts'

/** The pages by their titles, then what they share, then the settings. */
export function filesNow(): Files {
  const engine = engineNow()
  const paths = (engine?.files().names ?? [])
    .filter((name) => /\.(?:yaml|csv)$/.test(name))
    .map((name) => `pages/${name}`)
  const byName = (one: string, other: string) => fileInWords(one).localeCompare(fileInWords(other))
  const pages = paths.filter((path) => isPage(path)).toSorted(byName)
  const others = paths.filter((path) => !isPage(path))
  return { paths: [...pages, ...others, 'site.yaml'], text: (path) => engine?.text(path) }
}

export const placesNow = (search: string): readonly Found[] => findWords(filesNow(), search)

/** Opens the file, and puts the focus on the field with the words marked. */
export function leadToFound({ file, inFile: { source }, at, from, to }: Found): void {
  const words = at.text.slice(from, to)
  const start =
    at.path === undefined
      ? positionAt(source.text, file.endsWith('.csv') ? at.start : at.start + from)
      : source.spanOfWords(at.path, words, at.text.slice(Math.max(0, from - 9), from)).start
  leadInto(
    { file, start },
    () => at.path ?? [],
    (field) => select(field, { from, to, words }),
  )
}

type Words = { readonly from: number; readonly to: number; readonly words: string }

/** Some fields show another text than the file has. */
function select(field: HTMLElement, { from, to, words }: Words): void {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')
  const inLine = (text: string) => text.replaceAll(/\s/g, ' ')
  if (isText && inLine(field.value.slice(from, to)) === inLine(words)) field.setSelectionRange(from, to)
}
