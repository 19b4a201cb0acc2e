/**
 * Forty questions, in whole sentences more often, by somebody who had read the pages only. The first time, 31 of them: then
 * numbers were made the same as words and as figures, and seven pages got more `searchWords`.
 */
import type { Questions } from './questions.ts'

export const SENTENCE_QUESTIONS: Questions = {
  '': [
    ['can i pay with mpesa', '/terms'],
    ['do we get money back', '/terms'],
    ['how much is grade five', '/grade5fee'],
    ['total for the year class six', '/grade6fee'],
    ['is transpot free', '/fees'],
    ['does the price include uniform', '/fees'],
    ['when do the boys go home', '/events'],
    ['closing date second term', '/events'],
    ['papers needed for class 4', '/grade4'],
    ['moving my son to grade six', '/grade6'],
    ['how do i get a place', '/join'],
    ['interveiw for new pupils', '/adm'],
    ['my son has asthma', '/nursing-care'],
    ['doctor at night', '/nursing-care'],
    ['what do they eat', '/farm-2-fork'],
    ['where do the boys sleep', '/homefromhome'],
    ['who can pick my child', '/safety'],
    ['what if he misbehaves', '/discipline'],
    ['do they pray at school', '/chaplaincy'],
    ['school phone numbr', '/location'],
    ['who is the head teacher', '/leadership'],
    ['how did they perform in kpsea', '/perfomance'],
    ['which subjects are taught', '/tailor-made-leadership-pathways'],
    ['do they learn computer', '/coding'],
    ['swiming lessons', '/swimmers'],
    ['learn to play trumpet', '/band'],
    ['is the school registerd', '/who'],
    ['which sports do you have', '/talent'],
  ],
  '/sw': [
    ['shule inafungwa lini', '/sw/events'],
    ['watoto wanarudi nyumbani lini', '/sw/events'],
    ['nalipa shilingi ngapi', '/sw/fees'],
    ['bei ya sare na vitabu', '/sw/fees'],
    ['kulipa darasa la nne kwa simu', '/sw/grade4fee'],
    ['ada darasa la tano', '/sw/grade5fee'],
    ['grade 6 mwaka mzima pesa ngapi', '/sw/grade6fee'],
    ['namba ya simu ya shule', '/sw/location'],
    ['jinsi ya kufika shuleni', '/sw/location'],
    ['nataka kuandikisha mtoto', '/sw/join'],
    ['vyeti vya kuingia darasa la sita', '/sw/grade6'],
    ['cheti cha kuzaliwa darasa la ne', '/sw/grade4'],
  ],
}
