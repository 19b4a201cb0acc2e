/** What the search of a site must know of its language. */
export type SearchWords = {
  /** Words that say little about what somebody looks for. */
  readonly small: string
  /** Numbers that people write as words: `grade five`. From two on, as `one` means other things, too. */
  readonly numbers: string
  /** What stays of a word when it changes. Two words are related if they share a stem. */
  readonly stemsOf: (word: string) => readonly string[]
  /** Whether words also change at their beginning, or have the stem inside. */
  readonly isStemInside?: boolean
}

/** `swimming` and `swimmers`, `allergy` and `allergies`. At least three letters stay. */
const ENDING = /^(.{3,}?)(?:ments?|ations?|ions?|ables?|ings?|[eo]rs?|ed|i?es|s|ly|al|y|e)$/
const DOUBLED = /([b-df-hj-np-tv-z])\1$/

export const search: SearchWords = {
  small: `a about after all am an and any are as at be been before but by can could did do does for from get give had has
    have he her him his how i if in into is it its me much many must my need of on or our out please shall she should so
    some than that the their them there they this to us want was we were what when where which who whom whose why will
    with would you your`,
  numbers: 'two three four five six seven eight nine ten eleven twelve',
  stemsOf: (word) => [word.replace(ENDING, '$1').replace(DOUBLED, '$1')],
}
