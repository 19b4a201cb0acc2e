/** Proposes what has changed, by one of the ways out. */
import type { Proposing } from '../../preview/hosted.ts'
import type { Sources } from '../../preview/studio.ts'
import { takeTheirs } from '../session/saving.ts'
import { engineNow } from '../session/session.ts'
import { store } from '../session/state.ts'
import type { Outcome, WayOut } from '../ways-out/way-out.ts'
import { proposalOf, type WholeChange, wholeChange } from './change.ts'
import { waysOut } from './ways.ts'

type Opened = { readonly sources: Sources; readonly proposing: Proposing }

let opened: Opened | undefined

/** Once the site is there. */
export function proposeFrom(site: Opened): void {
  opened = site
}

export const ways = (): readonly WayOut[] => (opened ? waysOut(opened.proposing) : [])

export async function changeNow(): Promise<WholeChange | undefined> {
  const [state, engine] = [store.get(), engineNow()]
  return opened && state && engine && wholeChange(state.draft, opened.sources, engine.result())
}

/** After a clash, both versions are brought together in Studio, and the author proposes again. */
export async function propose(change: WholeChange, title: string, way: number): Promise<Outcome | undefined> {
  if (!opened) return undefined
  const outcome = await ways()[way]?.propose(proposalOf(change, title, opened.proposing))
  if (outcome?.kind === 'clash') {
    const { commit, branch } = outcome.base
    opened = { ...opened, proposing: { ...opened.proposing, commit, branch } }
    void takeTheirs(
      outcome.theirs.map(({ path, content }) => ({
        path,
        text: typeof content === 'string' ? content : null,
      })),
    )
  }
  return outcome
}
