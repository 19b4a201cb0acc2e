import type { ProposalWords } from '../../en/studio/proposals.ts'

export const proposals: ProposalWords = {
  proposeMore: 'Hii huongezwa kwenye pendekezo lako lililo wazi ({branch}).',
  proposeFiles: 'Faili za mabadiliko',
  proposeNow: 'Pendekeza',
  sendNow: 'Itume sasa',
  notSentYet: 'Pendekezo lako liko kwenye kompyuta hii tu. Linaweza kutumwa sasa.',
  inProposal:
    'Pendekezo {branch} lina mabadiliko yako yote. Yamo pia kwenye folda hii. Mtu akishakubali pendekezo, bonyeza “Rudisha nyuma mabadiliko yangu hapa”. Kisha folda hii itaweza kupata toleo jipya. Hakuna kinachopotea.',
  takeBack: 'Rudisha nyuma mabadiliko yangu hapa',
  takenBack: 'Folda hii iko kama ilivyokuwa kabla ya mabadiliko yako. Pendekezo {branch} bado linayo yote.',
  notTakenBack: 'Hakuna kilichorudishwa. Mwonyeshe anayetunza tovuti maneno haya ya git:',
  proposed: 'Mabadiliko yamependekezwa.',
  openPullRequest: 'Fungua pendekezo',
  isAtServer:
    'Imetumwa kwa {remote}, kama tawi {branch}. Mwambie anayetunza tovuti. Wageni wataona mabadiliko akishayakubali.',
  isKept: 'Mabadiliko yamehifadhiwa kwenye kompyuta hii kama tawi {branch}. Hakuna kilichopotea.',
  'kept-no-remote': 'Hakuna seva ya kuitumia. Mwombe anayetunza tovuti aichukue kwenye kompyuta hii.',
  'kept-no-net': 'Seva haifikiki. Pendekeza tena kompyuta hii ikiwa mtandaoni.',
  'kept-not-allowed':
    'Seva haikukubali jina au ufunguo wako. Mwombe anayetunza tovuti ruhusa, kisha pendekeza tena.',
  'kept-rejected':
    'Mtu mwingine amebadilisha pendekezo hili kwenye seva. Pendekeza tena: litapata tawi lake.',
  'kept-refused': 'Seva imelikataa. Mwonyeshe anayetunza tovuti maneno haya:',
  proposeFailed:
    'Hakuna kilichopendekezwa, na hakuna kilichopotea: mabadiliko yako yamehifadhiwa. Mwonyeshe anayetunza tovuti maneno haya ya git:',
  proposeChanged: 'Faili imebadilika ulipokuwa ukiangalia. Angalia mabadiliko tena.',
  lookAgain: 'Angalia tena',
  notSavedYet:
    'Mabadiliko hayajahifadhiwa, kwa hiyo hayawezi kupendekezwa. Funga hii, uone upau unasema nini.',
  'no-git':
    'Mabadiliko yamehifadhiwa kwenye {folder}. Ili kuyapendekeza, kompyuta hii inahitaji git (git-scm.com). Au mpe folda anayetunza tovuti.',
  'no-repository':
    'Mabadiliko yamehifadhiwa kwenye {folder}, lakini folda haiko kwenye hazina ya git. Mpe anayetunza tovuti.',
  'not-trusted':
    'Mabadiliko yamehifadhiwa kwenye {folder}. git haiamini folda hiyo, kwa sababu ni ya mtumiaji mwingine wa kompyuta hii. Mwulize anayetunza kompyuta.',
  'no-commit':
    'Mabadiliko yamehifadhiwa kwenye {folder}. Hazina bado ni tupu, kwa hiyo hakuna cha kulinganisha. Mwombe anayetunza tovuti hatua ya kwanza.',
  'no-name':
    'Mabadiliko yamehifadhiwa kwenye {folder}. git haijui wewe ni nani. Mwulize anayetunza tovuti. Au andika mistari hii miwili kwenye terminali, kwa jina na anwani yako, kisha pendekeza tena:',
}
