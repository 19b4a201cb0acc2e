/** What a mend would do to the page, tried before it is shown. */
import { fixOne, fixSite } from '../../core/change/fix/fix-site.ts'
import { type Repair, repairOf } from '../../core/change/fix/repair.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { trimmed } from '../operations/trimmed.ts'
import { performStep } from '../session/session.ts'
import { engineNow } from '../session/site.ts'
import { say } from '../words.ts'

export type Mend = {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly repairs: readonly Repair[]
}

/** `undefined` if the page would not be better. */
export function mendOf(finding: Diagnostic): Mend | undefined {
  const engine = engineNow()
  // The author may have typed since the message was made.
  const now = engine?.check().find((each) => isSame(each, finding))
  const step = engine && now && fixOne(engine.checkChanged, now)
  return (
    step && {
      path: step.file,
      before: step.before,
      after: step.after,
      repairs: [repairOf(step.before, now)],
    }
  )
}

/** All that is safe to mend on a page. */
export function mendsOf(path: string): Mend | undefined {
  const engine = engineNow()
  const { changes, repairs } = engine ? fixSite(engine.checkChanged, path) : { changes: [], repairs: [] }
  const [change] = changes
  const { before, after } = change ?? {}
  return before !== undefined && after !== undefined ? { path, before, after, repairs } : undefined
}

const isSame = (one: Diagnostic, other: Diagnostic) =>
  one.code === other.code &&
  one.message === other.message &&
  one.span.file === other.span.file &&
  one.span.start.offset === other.span.start.offset

/** One step, which Undo takes back as a whole. */
export function carryOut({ path, before, after, repairs }: Mend): void {
  const edit = { file: path, ...trimmed(before, { start: 0, end: before.length, text: after }) }
  performStep({ edits: [edit] }, say('mended', { count: repairs.length }))
}
