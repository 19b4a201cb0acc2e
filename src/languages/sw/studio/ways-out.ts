import type { WayWords } from '../../en/studio/ways-out.ts'

export const waysOut: WayWords = {
  ways: 'Mabadiliko yaende wapi?',
  github: 'Pendekeza kwenye GitHub',
  'github-says':
    'Hutuma mabadiliko pamoja na picha zake kama pendekezo moja. Utakayobadilisha baadaye yanaweza kuongezwa. Unahitaji akaunti ya GitHub. Mara ya kwanza utatengeneza pia ufunguo wa Studio, unaoitwa tokeni.',
  pages: 'Endelea kwenye GitHub bila tokeni',
  'pages-says':
    'Hufungua kurasa za GitHub, maandishi yakiwa tayari au yamenakiliwa. Unahitaji akaunti huko. Kila faili huwa pendekezo lake, na picha unaziongeza mwenyewe.',
  folder: 'Andika kwenye folda ya kompyuta hii',
  'folder-says':
    'Chagua hii kama folda ya tovuti iko kwenye kompyuta hii. Studio huandika faili huko, na haipendekezi chochote. Alichobadilisha mtu mwingine wakati huo hakifutwi.',
  download: 'Pakua faili zilizobadilishwa',
  'download-says':
    'Hukupa faili, au zip kama ziko kadhaa. Mtumie mtu anayetunza tovuti. Studio haiwezi kuona kama mtu amebadilisha faili hiyohiyo.',
  tokenTitle: 'Tokeni ya GitHub',
  tokenIs:
    'Tokeni ni ufunguo. Kwa huo Studio inaweza kupendekeza mabadiliko ya tovuti hii tu, kwa jina lako. Ukurasa huu huiweka kwenye kumbukumbu yake, na huituma kwa GitHub tu, si kwa mwingine yeyote.',
  tokenForm: 'Fungua fomu ya tokeni mpya',
  tokenStep1: 'Fungua fomu, na uingie kwenye GitHub.',
  tokenStep2: 'Kwenye “Resource owner”, chagua {owner}.',
  tokenStep3: 'Kwenye “Repository access”, chagua “Only select repositories”, kisha {name}.',
  tokenStep4:
    'Kwenye “Permissions”, lazima kuwe na “Contents” na “Pull requests”, kila moja na “Read and write”. Ziongeze kama hazipo.',
  tokenStep5: 'Bonyeza “Generate token”, na unakili inachoonyesha GitHub.',
  tokenStep6: 'Rudi, na uibandike hapa.',
  token: 'Tokeni',
  keepInTab: 'Iweke hadi kichupo hiki kifungwe, ili iwepo hata ukurasa ukipakiwa tena',
  keepInTabHelp: 'Kurasa nyingine za {host} zinaweza kuisoma zikiwa kwenye kichupo hiki.',
  useToken: 'Tumia tokeni hii',
  classic:
    'Hii ni tokeni ya aina ya zamani. Hufungua yote uliyo nayo GitHub, kwa hiyo Studio haiikubali. Tengeneza mpya kwa fomu iliyo juu.',
  other: 'Hii si tokeni ya tovuti moja. Tokeni kama hiyo huanza na github_pat_. Nakili yote.',
  inFrame:
    'Studio inaonyeshwa ndani ya ukurasa mwingine, ambao unaweza kuona unachoandika. Kwa hiyo haiombi tokeni hapa. Fungua {address} kwenye kichupo chake.',
  asking: 'Inauliza GitHub tokeni inaruhusu nini …',
  tokenMay:
    'GitHub inaijua tokeni yako. Kwa hiyo Studio inaweza kuona {repository} na kupendekeza mabadiliko.',
  tokenMayNot:
    'GitHub inaijua tokeni yako, lakini huruhusiwi kuandika kwenye {repository}. Endelea kwenye GitHub bila tokeni: huko kila mtu anaweza kupendekeza.',
  forgetToken: 'Sahau tokeni',
  forgotten: 'Tokeni imesahauliwa hapa. Bado inafanya kazi kwingine hadi uifute kwenye GitHub.',
  tokensAtGitHub: 'Tokeni zako kwenye GitHub',
  sending: 'Mabadiliko yanatumwa. Yakiwa na picha, huenda ikachukua dakika kadhaa.',
  working: 'Subiri kidogo …',
  proposed: 'Mabadiliko yamependekezwa. Hakuna kilichochapishwa bado: mtu huyaangalia kwanza.',
  seeProposal: 'Tazama pendekezo {number} kwenye GitHub',
  addsTo: 'Hii huongezwa kwenye pendekezo lako lililo wazi, namba {number}.',
  anew: 'Badala yake, tengeneza pendekezo jipya',
  gotFile: '{name} iko kwenye vipakuliwa vyako. Mahali pake kwenye folda ya tovuti ni {path}.',
  gotZip:
    '{name} iko kwenye vipakuliwa vyako. Mtumie mtu anayetunza tovuti. Ina faili zilizobadilishwa, kila moja mahali pake, na mabadiliko kwa maneno.',
  toRemove: 'Mwambie mtu huyo afute: {files}',
  written: 'Mabadiliko yako kwenye folda {name}.',
  notCompared:
    'Studio haiwezi kuona hapa kama mtu amebadilisha faili hizohizo. Kabla ya kupendekeza, angalia GitHub inachoonyesha kuwa kimebadilika.',
  goOnThere: 'Fanya hivi kwa kila faili:',
  'page-new': 'Fungua ukurasa wa faili mpya. Huko bonyeza “Commit changes”, kisha “Propose changes”.',
  'page-new-copy':
    'Nakili maandishi. Fungua ukurasa wa faili mpya, na uyabandike. Kisha bonyeza “Commit changes” na “Propose changes”.',
  'page-edit':
    'Nakili maandishi. Fungua ukurasa, chagua maandishi yote ya zamani, na ubandike. Kisha bonyeza “Commit changes” na “Propose changes”.',
  'page-upload': 'Pakua faili. Fungua ukurasa, na uiweke faili hapo. Kisha bonyeza “Propose changes”.',
  'page-delete': 'Fungua ukurasa. Kisha bonyeza “Commit changes” na “Propose changes”.',
  copyText: 'Nakili maandishi',
  copied: 'Yamenakiliwa.',
  notCopied: 'Kivinjari hiki hakinakili. Chagua maandishi yaliyo chini, na uyanakili.',
  textOfFile: 'Maandishi ya {path}',
  getFile: 'Pakua faili',
  openPage: 'Fungua ukurasa kwenye GitHub',
  notLost: 'Hakuna kilichopendekezwa, na hakuna kilichopotea: mabadiliko yako bado yako hapa.',
  tryAgain: 'Jaribu tena',
  otherWays: 'Chagua njia nyingine',
  gitHubSays: 'GitHub inasema: {says}',
  'token-refused': 'GitHub haikubali tokeni. Huenda muda wake umeisha, au mtu ameifuta. Tengeneza mpya.',
  'no-token': 'Studio haina tokeni ya GitHub.',
  'not-allowed':
    'Tokeni hairuhusu hili. Inahitaji “Contents” na “Pull requests”, kila moja na “Read and write”. Kama tovuti ni ya shirika, huenda mtu huko akahitaji kuruhusu tokeni yako kwanza. Kama huruhusiwi kuandika huko kabisa, endelea kwenye GitHub bila tokeni.',
  'not-found':
    'Tokeni haioni faili za tovuti hii. Tengeneza ya hazina sahihi, au muulize mtu anayetunza tovuti.',
  'no-branch':
    'GitHub haina tawi ambalo site.yaml inalitaja chini ya `studio:`. Muulize mtu anayetunza tovuti. Hadi hapo, pakua faili zilizobadilishwa.',
  'empty-repository':
    'Hazina kwenye GitHub bado ni tupu. Muulize mtu anayetunza tovuti. Hadi hapo, pakua faili zilizobadilishwa.',
  'rate-limit': 'GitHub haipokei maombi zaidi kwa sasa. Jaribu tena baadaye.',
  'rate-limit-until': 'GitHub haipokei maombi zaidi kwa sasa. Jaribu tena baada ya {time}.',
  'github-broken':
    'GitHub ina tatizo lake. Jaribu tena baada ya dakika chache. Hakuna kinachopendekezwa mara mbili.',
  'no-answer': 'GitHub haikujibu. Jaribu tena ukiwa mtandaoni. Hakuna kinachopendekezwa mara mbili.',
  'too-slow': 'Mtandao ni wa polepole sana sasa hivi. Jaribu tena. Hakuna kinachopendekezwa mara mbili.',
  refused: 'GitHub imekataa mabadiliko. Mwonyeshe maneno yake mtu anayetunza tovuti.',
  'name-taken':
    'Mtu mwingine ameongeza picha nyingine yenye jina {says}. Ondoa yako, uiongeze tena, na uieleze kwa maneno mengine: hayo huipa jina jingine.',
  'nothing-new': 'Yote haya tayari yapo.',
  busy: 'Mtu mwingine anabadilisha pendekezo hilohilo. Jaribu tena baada ya muda mfupi.',
  'given-up': 'Hukuchagua folda. Hakuna kilichoandikwa.',
  'wrong-folder': 'Hii si folda ya tovuti: haina site.yaml. Chagua nyingine.',
  'not-written':
    'Faili hazikuweza kuandikwa. Folda iko kama ilivyokuwa. Chagua folda nyingine, au pakua faili.',
  stateOpen:
    'Pendekezo lako {number} linasubiri mtu aliangalie. Hadi hapo unaona hapa ukurasa uliochapishwa, bila pendekezo lako.',
  stateMerged: 'Pendekezo lako {number} limekubaliwa. Litakuwa kwenye tovuti itakapojengwa tena.',
  stateClosed: 'Pendekezo lako {number} halikukubaliwa. Lifungue uone sababu.',
  stateClashing: 'Wengine wamebadilisha mahali hapohapo wakati huohuo. Mtu anayetunza tovuti lazima achague.',
  'checks-running': 'Ukaguzi bado unaendelea.',
  'checks-passed': 'Ukaguzi wote umefaulu.',
  'checks-failed': 'Ukaguzi umepata kitu. Kirekebishe hapa, na upendekeze tena:',
}
