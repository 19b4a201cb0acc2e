/** Tells what became of the last proposal from this browser. Without a proposal, no request is made. */
import type { ComponentType } from 'react'
import { loadLastProposal } from '../ways-out/dialog/load.ts'
import { hasNotes } from '../ways-out/github/notes.ts'
import { shippedAt } from './hosted-source.ts'
import type { Place } from './place.ts'

export async function loadNotice(place: Place): Promise<{ readonly default: ComponentType }> {
  if (!hasNotes(() => localStorage)) return { default: () => null }
  const [{ proposing }, { default: LastProposal }] = await Promise.all([shippedAt(place), loadLastProposal()])
  return { default: () => <LastProposal site={proposing} /> }
}
