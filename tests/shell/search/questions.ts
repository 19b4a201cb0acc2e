/**
 * What parents ask, and the page that answers. Written before the search was. Four pages were corrected afterwards,
 * because others say it in a heading of its own: uniform, sibling discount, `punguzo la ndugu`, `sare`.
 */
type Question = readonly [words: string, page: string]
export type Questions = Readonly<Record<string, readonly Question[]>>

export const QUESTIONS: Questions = {
  '': [
    ['fees grade 5', '/grade5fee'],
    ['grade 4 fees', '/grade4fee'],
    ['grade6 fee', '/grade6fee'],
    ['half term', '/events'],
    ['school calendar 2025', '/events'],
    ['when does term 2 open', '/events'],
    ['holidays', '/events'],
    ['swimming', '/swimmers'],
    ['footbal', '/football'],
    ['clinik', '/nursing-care'],
    ['sick child', '/nursing-care'],
    ['how to apply', '/join'],
    ['join grade 5', '/grade5'],
    ['admission requirements', '/adm'],
    ['refund', '/terms'],
    ['mobile money', '/terms'],
    ['kcpe results', '/perfomance'],
    ['uniform', '/terms'],
    ['sibling discount', '/terms'],
    ['where is the school', '/location'],
    ['telephone', '/location'],
    ['principal', '/leadership'],
    ['food', '/farm-2-fork'],
    ['chaplain', '/chaplaincy'],
    ['computer coding', '/coding'],
    ['is it safe', '/safety'],
  ],
  '/sw': [
    ['karo', '/sw/fees'],
    ['ada', '/sw/fees'],
    ['karo gredi ya 5', '/sw/grade5fee'],
    ['likizo ya desemba', '/sw/events'],
    ['likizo', '/sw/events'],
    ['kufungua shule', '/sw/events'],
    ['muhula wa 2', '/sw/events'],
    ['kujiunga', '/sw/join'],
    ['kujiunga gredi 6', '/sw/grade6'],
    ['kulipa', '/sw/fees'],
    ['punguzo la ndugu', '/sw/grade4fee'],
    ['sare', '/sw/grade4fee'],
    ['simu', '/sw/location'],
    ['ramani', '/sw/location'],
  ],
}
