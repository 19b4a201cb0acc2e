import { expect, test } from 'vitest'
import { NOTE, noteIn } from '../../../../src/core/check/text-checks/notes-in-text.ts'

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
  '(Jane, please check with Sister Wambui before this goes online!!)',
  '(Grace, is this still on Saturdays? Please ask Mr Kamau before we publish)',
  '(Emily, please confirm the date)',
  '(Wanjiku, please correct the time)',
  '(Sister Wambui, please confirm the number)',
  '(Jane, are these the new fees?)',
  '(please check the fee before we publish it)',
  '[to do: ask Mr Kamau. Check the times before the website goes up]',
  '(Awa, c’est toujours le samedi ? Demander à M. Diop avant la mise en ligne)',
  '(merci de vérifier la date avant de publier)',
  '(Amina, bado ni Jumamosi? Muulize Bw. Kamau)',
  '(tafadhali muulize Sista Wambui kabla ya kuchapisha)',
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
  '(pls ask at the office)',
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
  '(Parents, please check the list)',
  '(Finally, please confirm the date with the office)',
  '(Everyone, please check the notice board)',
  '(James and Mary, who run it, ask for tea)',
  '(please ask the office before you come)',
  '(Mum, please check your bag)',
  '(we check each photograph before we publish it)',
  '(results are checked before it goes online)',
  '(please check the date before it is too late)',
  '(les photos sont vérifiées avant publication)',
  '(merci de vérifier votre adresse avant de payer)',
  '(tunahakikisha picha kabla ya kuchapisha)',
  '(Wazazi, tafadhali hakikisha namba ya simu)',
])('%s is for visitors', (text) => {
  expect(noteIn(`Clubs meet twice a week ${text}.`)).toBe(undefined)
})
