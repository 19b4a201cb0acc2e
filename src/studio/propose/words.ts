/** The words about proposals from this computer, in the language of Studio. */
import {
  proposals as english,
  type ProposalWord,
  type ProposalWords,
} from '../../languages/en/studio/proposals.ts'
import { spokenIn } from '../languages.ts'
import { filled, type Values } from '../words.ts'

let words: ProposalWords = english

/** Before anything is said. */
export async function loadProposalWords(): Promise<void> {
  words = (await spokenIn(document.documentElement.lang)?.proposals()) ?? english
}

export const sayOfProposal = (name: ProposalWord, values: Values = {}): string => filled(words[name], values)
