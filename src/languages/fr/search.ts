import type { SearchWords } from '../en/search.ts'

/** At least three letters stay. */
const ENDING = /^(.{3,}?)(?:e?s|x|e)$/

export const search: SearchWords = {
  small: `a ai au aux avec ce ces cette comment d dans de des du elle en est et il ils je l la le les leur mes mon ma ne nos
    notre nous on ou par pas pour puis quand que quel quelle quels quelles qui sa se ses son sont sur un une vos votre
    vous y`,
  numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  stemsOf: (word) => [word.replace(ENDING, '$1')],
}
