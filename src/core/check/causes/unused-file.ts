/** For a file that is missing: the one that no page uses, and whose name has the missing name in it. It was renamed. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { addressOfFile } from '../../site/linked-file.ts'
import type { Context } from './context.ts'

export function withUnusedFiles(
  found: readonly Diagnostic[],
  { loaded, publicFiles, allTexts }: Pick<Context, 'loaded' | 'publicFiles' | 'allTexts'>,
): readonly Diagnostic[] {
  /** Written as in a page. */
  const filesFor: Readonly<Record<string, () => readonly string[]>> = {
    [messages.imageMissing.code]: () => loaded.images,
    [messages.tableMissing.code]: () => loaded.others,
    [messages.fileMissing.code]: () => publicFiles().names.map((name) => addressOfFile(`/${name}`)),
    [messages.unknownSnippet.code]: () =>
      loaded.snippets.map(({ path }) => path.replace(/^pages\/|\.yaml$/g, '')),
  }
  return found.map((each) => {
    const { code, subject = '', fix } = each
    const files = fix || subject === '' ? undefined : filesFor[code]
    const meant =
      files &&
      only(files(), (file) => isLike(file, subject) && !allTexts().some((text) => text.includes(file)))
    return meant === undefined ? each : { ...each, help: remedies.unusedFile(meant) }
  })
}

const LEAST = 4

/** Whether one of two names has the other one in it. Of pictures and documents, the endings are the same. */
function isLike(file: string, missing: string): boolean {
  const [own, other] = [file, missing].map((path) => path.toLowerCase().replace(/^.*\//, ''))
  const [name = '', wanted = ''] = [own, other].map((each) => each?.replace(/\.\w+$/, ''))
  const isSameKind = endingOf(own) === '' || endingOf(own) === endingOf(other)
  const [short = '', long = ''] = name.length < wanted.length ? [name, wanted] : [wanted, name]
  return isSameKind && short.length >= LEAST && long.includes(short)
}

const endingOf = (name = '') => /\.\w+$/.exec(name)?.[0] ?? ''
