/** Proposes what has changed, by one of the ways out. */
import { PICTURE_FILE } from '../../core/load/site-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Proposing } from '../../preview/hosted.ts'
import type { ReviewError } from '../../preview/studio.ts'
import { changedIn, savedDraft, siteFingerprint } from '../draft/saved.ts'
import { lead } from '../form/lead.ts'
import { letStay } from '../pictures/stay.ts'
import { takeTheirs } from '../session/conflict.ts'
import { save } from '../session/saving.ts'
import { openFile } from '../session/session.ts'
import { engineNow } from '../session/site.ts'
import { store, update } from '../session/state.ts'
import type { Outcome, WayOut } from '../ways-out/way-out.ts'
import { proposalOf, type WholeChange, wholeChange } from './change.ts'
import { openedNow, standOn } from './opened.ts'

/** Where the sources of the site are. */
export const proposingNow = (): Proposing | undefined => openedNow()?.proposing

export async function changeNow(): Promise<WholeChange | undefined> {
  const [state, engine, opened] = [store.get(), engineNow(), openedNow()]
  return opened && state && engine && wholeChange(state.draft, opened.sources, engine.result())
}

/** After a clash, both versions are brought together in Studio, and the author proposes again. */
export async function propose(change: WholeChange, title: string, way: WayOut): Promise<Outcome | undefined> {
  const opened = openedNow()
  if (!opened) return undefined
  const outcome = await way.propose(proposalOf(change, title, opened.proposing))
  if (outcome.kind === 'clash') {
    standOn(outcome.base)
    void takeOver(outcome)
  }
  if (outcome.kind === 'proposed') {
    standOn(outcome.base)
    countAsOpened(change)
  }
  return outcome
}

/** A picture that others have changed meanwhile is not deleted. */
async function takeOver({ theirs, proposal }: Extract<Outcome, { kind: 'clash' }>): Promise<void> {
  const texts = theirs.filter(({ path }) => !PICTURE_FILE.test(path))
  for (const { path } of theirs) if (PICTURE_FILE.test(path)) await letStay(path)
  if (texts.length === 0) return
  const now = texts.map(({ path, content }) => ({ path, text: typeof content === 'string' ? content : null }))
  await takeTheirs(now, proposal, save)
}

/** What was proposed is no change any more. The author may have typed on meanwhile. */
function countAsOpened({ files }: WholeChange): void {
  const { draft } = store.get() ?? {}
  if (!draft) return
  const isProposed = ({ path }: { readonly path: string }) => files.some((file) => file.path === path)
  const texts = files.flatMap(({ path, content }) => {
    if (content instanceof Uint8Array) return []
    return [
      {
        path,
        opened: content === null ? undefined : { text: content, fingerprint: siteFingerprint(draft, path) },
      },
    ]
  })
  const written = texts.filter(({ path }) => draft.files.has(path))
  update({ draft: savedDraft(draft, written, changedIn(draft).pictures.filter(isProposed)) })
}

/** To the field of an error, or at least to its file. */
export function leadToError({ path, line, message }: ReviewError): void {
  const isIt = ({ span, message: words }: Diagnostic) =>
    span.file === path && span.start.line === line && words === message
  const found = store.get()?.messages.find(isIt)
  if (found) lead(found)
  else openFile(path)
}
