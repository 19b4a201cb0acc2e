/** What has become of the last proposal of this browser. Whoever has made none asks nobody. */
import type { ComponentType } from 'react'
import { loadLastProposal } from '../ways-out/dialog/load.ts'
import { shippedAt } from './hosted-source.ts'
import type { Place } from './place.ts'

export async function loadNotice(place: Place): Promise<{ readonly default: ComponentType }> {
  if (!hasNotes()) return { default: () => null }
  const [{ proposing }, { default: LastProposal }] = await Promise.all([shippedAt(place), loadLastProposal()])
  return { default: () => <LastProposal site={proposing} /> }
}

function hasNotes(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('ukurasa-proposal '))
  } catch {
    return false
  }
}
