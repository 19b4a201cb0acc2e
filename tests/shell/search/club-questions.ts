/**
 * Forty questions in a few words, many about clubs. Their pages were fixed before the search was asked, and were not changed
 * afterwards.
 */
import type { Questions } from './questions.ts'

export const CLUB_QUESTIONS: Questions = {
  '': [
    ['how much is school fees', '/fees'],
    ['fees grade 5', '/grade5fee'],
    ['fees for class 6', '/grade6fee'],
    ['when does school open', '/events'],
    ['closing date term 3', '/events'],
    ['christmas holiday', '/events'],
    ['half term', '/events'],
    ['swimming', '/swimmers'],
    ['chess club', '/chess'],
    ['music', '/band'],
    ['skating', '/skating'],
    ['bicycle', '/cycling'],
    ['scout', '/scouts'],
    ['golf', '/golf'],
    ['cooking', '/chef'],
    ['basketball team', '/basket'],
    ['nurse', '/nursing-care'],
    ['clinik', '/nursing-care'],
    ['dormitory', '/homefromhome'],
    ['bullying', '/discipline'],
    ['church', '/chaplaincy'],
    ['meals', '/farm-2-fork'],
    ['pilot', '/cadet'],
    ['sailing', '/seafarers'],
    ['leadership team', '/leadership'],
    ['history of the school', '/history'],
    ['exam results 2022', '/perfomance'],
    ['how do I enroll my son', '/join'],
    ['admission letter', '/join'],
    ['directions to the school', '/location'],
    ['data protection', '/privacy'],
    ['student email', '/StuAccess'],
  ],
  '/sw': [
    ['karo ya gredi 4', '/sw/grade4fee'],
    ['karo', '/sw/fees'],
    ['mapumziko ya katikati', '/sw/events'],
    ['tarehe ya kufunga', '/sw/events'],
    ['shule iko wapi', '/sw/location'],
    ['namna ya kujiunga', '/sw/join'],
    ['likizo ya agosti', '/sw/events'],
    ['ada', '/sw/fees'],
  ],
}
