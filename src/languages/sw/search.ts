import type { SearchWords } from '../en/search.ts'

/** What may stand before the stem of a noun or a verb: `mwanafunzi`, `kulipa`, `hulipwa`, `anavyojiunga`, `kumsajili`. */
const NOUN = /^(?:mwa|wa|mu|mi|m|ma|u|ki|vi|ch|vy|ku|hu|zi|i|a|ni|tu)(?=.{3})/
const VERB =
  /^(?:ku|hu|ha|si|(?:ni|tu|wa|u|a|m|i|zi|ya|ki|vi|li)(?:na|li|ta|me|nge|ki)(?:ye|yo|vyo|po|zo|cho|lo|o)?)(?=.{3})/
/** Somebody or something that the verb is done to. */
const OBJECT = /^(?:ku|m|wa|ni|tu|i|zi|ya|ki|vi|li)(?=.{4})/
/** What may follow it: `hufunguliwa`, `kulipia`, `nitalipaje`, and the last vowel, which makes nouns of verbs. */
const ENDING = /^(.{3,}?)(?:l?[ie]w|ik|ish|[ie]|w)?[aeiou](?:je|ni)?$/

export const search: SearchWords = {
  small: `au basi cha gani hadi hapa hii hiyo huu huo ile ili iko ipo je jinsi kama katika kila kuhusu kutoka kwa kwamba
    kwenye la lini mimi mwa na namna nami nataka naomba nawezaje ngapi ni nini nina sana sisi tu vipi vya wa wako wangu
    wapi wetu ya yako yangu yake yao yenu yetu yuko za zake zangu zetu`,
  numbers: 'mbili tatu nne tano sita saba nane tisa kumi',
  stemsOf(word) {
    const verb = word.replace(VERB, '')
    const wholes = [word, word.replace(NOUN, ''), verb, verb === word ? word : verb.replace(OBJECT, '')]
    return [...new Set(wholes.map((whole) => whole.replace(ENDING, '$1')))]
  },
  isStemInside: true,
}
