/** Tells what became of the last proposal from this browser. Without a proposal, no request is made. */
import type { ComponentType } from 'react'
import { loadLastProposal } from '../ways-out/dialog/load.ts'
import { hasNotes } from '../ways-out/github/notes.ts'
import type { Addresses } from './addresses.ts'
import { shippedAt } from './shipped.ts'

export async function loadNotice(addresses: Addresses): Promise<{ readonly default: ComponentType }> {
  if (!hasNotes(() => localStorage)) return { default: () => null }
  const [{ proposing }, { default: LastProposal }] = await Promise.all([
    shippedAt(addresses),
    loadLastProposal(),
  ])
  return { default: () => <LastProposal site={proposing} /> }
}
