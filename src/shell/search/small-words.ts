/** Words that say little about what somebody looks for, by language. */
import { listed } from './listed.ts'

const ALL: Readonly<Record<string, string>> = {
  en: `a about after all am an and any are as at be been before but by can could did do does for from get give had has
    have he her him his how i if in into is it its me much many must my need of on or our out please shall she should so
    some than that the their them there they this to us want was we were what when where which who whom whose why will
    with would you your`,
  sw: `au basi cha gani hadi hapa hii hiyo huu huo ile ili iko ipo je jinsi kama katika kila kuhusu kutoka kwa kwamba
    kwenye la lini mimi mwa na namna nami nataka naomba nawezaje ngapi ni nini nina sana sisi tu vipi vya wa wako wangu
    wapi wetu ya yako yangu yake yao yenu yetu yuko za zake zangu zetu`,
  fr: `a ai au aux avec ce ces cette comment d dans de des du elle en est et il ils je l la le les leur mes mon ma ne nos
    notre nous on ou par pas pour puis quand que quel quelle quels quelles qui sa se ses son sont sur un une vos votre
    vous y`,
}

export function isSmallIn(lang: string): (word: string) => boolean {
  const small = new Set(listed(ALL, lang))
  return (word) => small.has(word)
}
