import type { WordsOfTables } from '../../en/studio/words.ts'

export const ofTables: WordsOfTables = {
  addRow: 'Ongeza mstari chini',
  row: 'Mstari wa {number}',
  cell: '{column}, mstari wa {number}',
  moreRows: 'Onyesha mistari zaidi',
  column: 'Safu ya {number}',
  newColumn: 'Ongeza safu. Jina lake:',
  addLastRow: 'Ongeza mstari',
  gridHelp:
    'Tab huenda kwenye kisanduku kinachofuata, Enter kwenye cha chini. Unachobandika kutoka Excel, Word au ukurasa hujaza visanduku vya kulia na chini.',
  pasted: 'Mistari iliyobandikwa: {rows}. Tendua huirudisha nyuma.',
  pasteTooWide: 'Unabandika safu {width}, lakini kuanzia hapa ziko {room} tu. Ongeza safu kwanza.',
  tableHelp:
    'Jedwali zima lenye vichwa, ukilibandika kwenye jina la safu ya kwanza, huchukua nafasi ya hili.',
  pasteNeedsNames: 'Mstari wa kwanza unaobandika lazima uwe na vichwa: kimoja kwa kila safu, visivyofanana.',
  renameField: 'Badilisha jina: {name}',
  nameTaken: 'Tayari kuna kitu kinachoitwa {name}.',
  fromFile: 'Orodha hii hutoka kwenye jedwali.',
}
