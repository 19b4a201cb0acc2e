/** What the site has shipped, and what the next proposal stands on. */
import type { Proposing } from '../../preview/hosted.ts'
import type { Sources } from '../../preview/studio.ts'
import type { Base } from '../ways-out/way-out.ts'

export type Opened = { readonly sources: Sources; readonly proposing: Proposing }

let opened: Opened | undefined

/** Once the site is there. */
export function proposeFrom(site: Opened): void {
  opened = site
}

export const openedNow = (): Opened | undefined => opened

export function standOn({ commit, branch }: Base): void {
  if (opened) opened = { ...opened, proposing: { ...opened.proposing, commit, branch } }
}
