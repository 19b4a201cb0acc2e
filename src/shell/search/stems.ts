/** What stays of a word when its beginning and its ending change. Two words are related if they share a stem. */

export type StemsOf = (word: string) => readonly string[]

/** `swimming` and `swimmers`, `allergy` and `allergies`. At least three letters stay, here and below. */
const ENGLISH = /^(.{3,}?)(?:ments?|ations?|ions?|ables?|ings?|[eo]rs?|ed|i?es|s|ly|al|y|e)$/
const DOUBLED = /([b-df-hj-np-tv-z])\1$/
const FRENCH = /^(.{3,}?)(?:e?s|x|e)$/

/** What may stand before the stem of a noun or a verb: `mwanafunzi`, `kulipa`, `hulipwa`, `anavyojiunga`, `kumsajili`. */
const NOUN = /^(?:mwa|wa|mu|mi|m|ma|u|ki|vi|ch|vy|ku|hu|zi|i|a|ni|tu)(?=.{3})/
const VERB =
  /^(?:ku|hu|ha|si|(?:ni|tu|wa|u|a|m|i|zi|ya|ki|vi|li)(?:na|li|ta|me|nge|ki)(?:ye|yo|vyo|po|zo|cho|lo|o)?)(?=.{3})/
/** Somebody or something that the verb is done to. */
const OBJECT = /^(?:ku|m|wa|ni|tu|i|zi|ya|ki|vi|li)(?=.{4})/
/** What may follow it: `hufunguliwa`, `kulipia`, `nitalipaje`, and the last vowel, which makes nouns of verbs. */
const SWAHILI = /^(.{3,}?)(?:l?[ie]w|ik|ish|[ie]|w)?[aeiou](?:je|ni)?$/

export function stemsFor(lang: string): StemsOf {
  if (lang.startsWith('sw')) return swahiliStems
  if (lang.startsWith('en')) return (word) => [word.replace(ENGLISH, '$1').replace(DOUBLED, '$1')]
  return lang.startsWith('fr') ? (word) => [word.replace(FRENCH, '$1')] : (word) => [word]
}

function swahiliStems(word: string): readonly string[] {
  const verb = word.replace(VERB, '')
  const wholes = [word, word.replace(NOUN, ''), verb, verb === word ? word : verb.replace(OBJECT, '')]
  return [...new Set(wholes.map((whole) => whole.replace(SWAHILI, '$1')))]
}
