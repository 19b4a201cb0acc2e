import type { Words } from '../../en/studio/words.ts'

export const hosted: Partial<Words> = {
  keptTitle: 'Una mabadiliko ambayo hayakupendekezwa',
  sinceHelp:
    'Ukiendelea, mabadiliko yote yanahifadhiwa. Mlipobadilisha kitu kimoja, Studio itauliza unapopendekeza.',
  notLoadedHelp:
    'Hakuna ulichoandika kilichopotea. Huenda hakuna mtandao, au tovuti ina toleo jipya. Jaribu tena. Isiposaidia, pakia ukurasa upya: kisha Studio itakupa tena ulichoandika.',
  saved: 'Imewekwa kwenye kivinjari hiki. Pendekeza mabadiliko, ili wengine wayapate.',
  unsaved: 'Bado haijapendekezwa',
  pictureAdded: 'Picha imeongezwa. Inapendekezwa pamoja na ukurasa.',
  pictureName: 'Jina lake ni {name}.',
  changedHelp: 'Hakuna kinachopendekezwa hadi uchague. Mabadiliko mengine yote, yako na yake, yanabaki.',
  merged: 'Mtu mwingine pia alibadilisha ukurasa huu: mabadiliko yote yamo. Utazame, kisha pendekeza tena.',
}
