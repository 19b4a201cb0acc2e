/** For a file that is missing: the one that no page uses, and whose name has the missing name in it. It was renamed. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ifNot } from '../../../diagnostics/wording.ts'
import { lastPart } from '../../base/last-part.ts'
import { memoize } from '../../base/memoize.ts'
import { addressOfFile } from '../../site/linked-file.ts'
import type { Context } from './context.ts'
import { picturesByAlt } from './pictures-by-alt.ts'

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
  const withSameAlt = picturesByAlt(loaded)
  const isUnused = memoize((file: string) => !allTexts().some((text) => text.includes(file)))
  return found.map((each) => {
    const { code, subject = '', fix, help: told = '', advice } = each
    const files = fix || subject === '' ? undefined : filesFor[code]?.()
    const help = (meant: string | undefined, why?: string, more = '') =>
      meant === undefined ? undefined : { ...each, help: remedies.unusedFile(meant, why) + more }
    const likely = files && help(only(files, (file) => isLike(file, subject) && isUnused(file)))
    if (!files || likely || code !== messages.imageMissing.code) return likely ?? each
    const isAlone = (file: string) => endingOf(file) === endingOf(subject) && isUnused(file)
    return (
      help(withSameAlt(subject), 'which has the same `alt` elsewhere') ??
      (advice?.is === 'a picture to add' && files.length < MANY
        ? help(only(files, isAlone), undefined, ` ${ifNot(told)}`)
        : undefined) ??
      each
    )
  })
}

const LEAST = 4
/** For speed: each file is looked for in all texts. */
const MANY = 100

/** Whether one of two names has the other one in it. Of pictures and documents, the endings are the same. */
function isLike(file: string, missing: string): boolean {
  const [own, other] = [file, missing].map((path) => lastPart(path).toLowerCase())
  const [name = '', wanted = ''] = [own, other].map((each) => each?.replace(/\.\w+$/, ''))
  const isSameKind = endingOf(own) === '' || endingOf(own) === endingOf(other)
  const [short = '', long = ''] = name.length < wanted.length ? [name, wanted] : [wanted, name]
  return isSameKind && short.length >= LEAST && long.includes(short)
}

const endingOf = (name = '') => /\.\w+$/.exec(name)?.[0] ?? ''
