/** All that the author has changed, in words, and ready to be proposed. */
import { asMarkdown } from '../../core/change/review/as-markdown.ts'
import { commitMessage } from '../../core/change/review/as-text.ts'
import type { Review } from '../../core/change/review/parts.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import { helpText } from '../../diagnostics/diagnostic.ts'
import type { Proposing } from '../../preview/hosted.ts'
import type { ReviewError, Sources } from '../../preview/studio.ts'
import type { Draft, Picture } from '../draft/draft.ts'
import { changedIn } from '../draft/saved.ts'
import { newEngine } from '../engine/engine.ts'
import type { Proposal, ProposedFile } from '../ways-out/way-out.ts'
import { wordsOf } from './words-of.ts'

export type WholeChange = {
  readonly words: Review
  readonly files: readonly ProposedFile[]
  /** Errors that were not there before. */
  readonly mistakes: readonly ReviewError[]
}

/** `undefined` if nothing has changed. `now` is the site as it is typed. */
export async function wholeChange(
  draft: Draft,
  sources: Sources,
  now: ReadResult,
): Promise<WholeChange | undefined> {
  const { files, pictures } = changedIn(draft)
  if (files.length + pictures.length === 0) return undefined
  const engine = newEngine(sources)
  const added = await Promise.all(
    pictures.map(async ({ path, picture, was }) => ({
      path,
      opened: await bytesOf(was),
      content: await bytesOf(picture),
    })),
  )
  return {
    words: wordsOf(draft, engine.files()),
    files: [
      ...files.map(({ path, opened, text }) => ({
        path,
        opened: opened?.text ?? null,
        content: text ?? null,
      })),
      ...added,
    ],
    mistakes: newMistakes(engine.result(), now),
  }
}

const bytesOf = async (picture: Picture | undefined): Promise<Uint8Array | null> =>
  picture instanceof Blob ? new Uint8Array(await picture.arrayBuffer()) : null

/** The same mistake may have moved to another line. */
function newMistakes(before: ReadResult, now: ReadResult): readonly ReviewError[] {
  const errorsOf = ({ diagnostics }: ReadResult) => diagnostics.filter(({ severity }) => severity === 'error')
  const left = errorsOf(before).map(({ code, span }) => `${code} ${span.file}`)
  return errorsOf(now).flatMap(({ code, span, message, ...more }) => {
    const at = left.indexOf(`${code} ${span.file}`)
    if (at < 0) return [{ path: span.file, line: span.start.line, message, help: helpText(more) ?? null }]
    left.splice(at, 1)
    return []
  })
}

export function proposalOf(
  { words, files }: WholeChange,
  title: string,
  { commit, branch }: Proposing,
): Proposal {
  return {
    base: { commit, branch },
    title,
    words: asMarkdown(words),
    message: commitMessage(title, words),
    files,
  }
}
