/** What the check, the pictures and the blocks of a site have to say, as one list. */
import { fileTexts } from '../../core/check/file-texts.ts'
import { type ReadResult, withDiagnostics } from '../../core/check/read-site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { News, Problem } from '../facts.ts'
import type { BlockMistake, OwnBlocks } from '../own-blocks.ts'
import { blockProblems } from './block-problems.ts'
import type { LiveSite } from './live-site.ts'
import { problemsOf } from './problems.ts'

type LiveProblems = {
  readonly result: () => ReadResult
  /** All problems, or those of this result and of the blocks. */
  readonly news: (found?: ReadResult) => News
  /** These give the news of it. */
  readonly setPictures: (found: readonly Diagnostic[]) => News
  readonly setBlocks: (mistakes: readonly BlockMistake[]) => News
  /** Empty if no block of the site threw this. */
  readonly thrown: (cause: unknown) => readonly Problem[]
}

export function liveProblems(live: LiveSite, root: string, ownBlocks: OwnBlocks): LiveProblems {
  let ofPictures: readonly Diagnostic[] = []
  let ofBlocks = blockProblems(root, ownBlocks.mistakes)
  const result = () => withoutUnknown(withDiagnostics(live.result(), ofPictures), ownBlocks)
  const news = (found = result()): News => ({
    kind: 'problems',
    problems: [...ofBlocks, ...problemsOf(found.diagnostics, fileTexts(found))],
  })
  return {
    result,
    news,
    setPictures: (found) => {
      ofPictures = found
      return news()
    },
    setBlocks: (mistakes) => {
      ofBlocks = blockProblems(root, mistakes)
      return news()
    },
    thrown: (cause) => blockProblems(root, ownBlocks.mistakesOf(cause)),
  }
}

/** A block that is left out because of a mistake is known all the same. */
function withoutUnknown(result: ReadResult, { mistakes }: OwnBlocks): ReadResult {
  const types = mistakes.map(({ file }) => file.split('/')[1])
  const isLeftOut = ({ code, subject = '' }: Diagnostic) =>
    code === messages.unknownBlock.code && types.includes(subject)
  if (types.length === 0) return result
  return { ...result, diagnostics: result.diagnostics.filter((each) => !isLeftOut(each)) }
}
