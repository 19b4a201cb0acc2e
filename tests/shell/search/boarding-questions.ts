/**
 * Forty questions about a boarding school, for the first figure after a change. Their subjects are those of public lists:
 * what parents ask such schools, and what these ask new boarders to bring. Written before the search was changed, and asked
 * afterwards.
 */
import type { Questions } from './questions.ts'

export const BOARDING_QUESTIONS: Questions = {
  '': [
    ['what is the food like', '/farm-2-fork'],
    ['food allergies', '/farm-2-fork'],
    ['lunch menu', '/farm-2-fork'],
    ['homesick', '/nursing-care'],
    ['doctor', '/nursing-care'],
    ['malaria medicine', '/nursing-care'],
    ['where do the boys sleep', '/homefromhome'],
    ['weekends', '/homefromhome'],
    ['boarding houses', '/homefromhome'],
    ['homework', '/studylife'],
    ['what subjects are taught', '/tailor-made-leadership-pathways'],
    ['curriculum cbc', '/tailor-made-leadership-pathways'],
    ['sports', '/talent'],
    ['clubs', '/student-life'],
    ['soccer', '/football'],
    ['robotics and computers', '/coding'],
    ['prayers', '/chaplaincy'],
    ['rules and punishment', '/discipline'],
    ['security', '/safety'],
    ['headteacher', '/leadership'],
    ['boarding master', '/nurturing'],
    ['who owns the school', '/who'],
    ['when was the school founded', '/history'],
    ['contact number', '/location'],
    ['can we visit the school', '/events'],
    ['closing day', '/events'],
    ['april holidays', '/events'],
    ['fee structure', '/fees'],
    ['how to pay fees', '/terms'],
    ['is the deposit refundable', '/terms'],
    ['documents needed for grade 5', '/grade5'],
    ['interview', '/adm'],
  ],
  '/sw': [
    ['nitalipaje karo', '/sw/fees'],
    ['gharama ya gredi ya 6', '/sw/grade6fee'],
    ['shule zinafunguliwa lini', '/sw/events'],
    ['krismasi', '/sw/events'],
    ['nambari ya simu', '/sw/location'],
    ['anwani', '/sw/location'],
    ['nataka kumsajili mtoto wangu', '/sw/join'],
    ['cheti cha gredi ya 4', '/sw/grade5'],
  ],
}
