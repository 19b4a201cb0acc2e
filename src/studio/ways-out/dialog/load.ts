/** Everything about the ways out, with its words. It is loaded with the first proposal. */
import { loadWayWords } from '../words.ts'

export async function loadWaysOut() {
  const [{ WaysOut }] = await Promise.all([import('./ways-out.tsx'), loadWayWords()])
  return { default: WaysOut }
}

export async function loadLastProposal() {
  const [{ LastProposal }] = await Promise.all([import('./state-words.tsx'), loadWayWords()])
  return { default: LastProposal }
}
