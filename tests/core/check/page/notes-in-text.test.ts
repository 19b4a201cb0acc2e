import { expect, test } from 'vitest'
import { NOTE, noteIn } from '../../../../src/core/check/page/notes-in-text.ts'

const QUICK = new RegExp(NOTE)

test.each([
  '(JANE PLS CONFIRM WITH MR OTIENO BEFORE THIS GOES LIVE)',
  '(ASK MRS. WANJIKU if this is still right!!)',
  '(ask Mr. Otieno whether it is still correct)',
  '(pls check)',
  '[Jane, pls verify the figure]',
  '(is this still correct?)',
  '(Mr Otieno to confirm)',
  '(muulize Bi. Wanjiku kama hii bado ni sahihi)',
  '(vérifier avec Mme Diop avant de publier)',
  '(demander à M. Diop si c’est encore juste)',
  '(Awa, stp vérifie la date)',
])('%s is for a colleague', (note) => {
  expect(noteIn(`Clubs meet twice a week ${note}.`)).toBe(note)
  expect(note).toMatch(QUICK)
})

test.each([
  '(please ask the office)',
  '(ask your doctor if this is right for you)',
  '(not sure if this is the right course? Call us)',
  '(please be seated 15 minutes before we go live)',
  '(pls confirm your seat by Friday)',
  '(hakikisha namba yako ya simu ni sahihi)',
  '(tafadhali hakikisha tarehe ya kuzaliwa ni sahihi)',
  '(vérifiez si c’est juste avant de payer)',
  '(PLEASE ASK AT THE OFFICE)',
  '(ask Mr Otieno for a form)',
  '(please check the dates on the notice board)',
  '(please tell us if your address is still correct)',
  '(CONFIRM YOUR PLACE BY FRIDAY)',
  '(to be confirmed)',
  '(TBC)',
  '(before we publish a photograph, we ask its parents)',
  '(what is right for this boy?)',
  '(svp sonner, merci de confirmer avant le 5 mai)',
  '(tafadhali uliza ofisini kama nafasi ipo)',
  '[check that this is right](/fees)',
  'Before the site goes live, pls call us to confirm.',
  '(change at Nakuru, and update your phone)',
  '(UNESCO AND THE WHO CHECK WATER)',
])('%s is for visitors', (text) => {
  expect(noteIn(`Clubs meet twice a week ${text}.`)).toBe(undefined)
})
