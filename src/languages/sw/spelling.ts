import type { SpellingWords } from '../en/spelling.ts'

export const spelling: SpellingWords = {
  neverTwice: 'cha katika kwa vya ya za',
  usual: `alhamisi biashara daktari desemba februari hospitali jumamosi jumanne jumapili jumatano jumatatu
    kiingereza kiswahili kitambulisho komputa kompyuta maendeleo magonjwa mahitaji makubaliano mapumziko
    mashindano matibabu mawasiliano mazingira mgonjwa mhitaji mikutano mkurugenzi mkutano mwanafunzi
    mwenyekiti novemba sekondari septemba serikali tafadhali teknolojia wafanyakazi wafanyikazi wagonjwa
    wanafunzi`,
  endings: '',
  alike: 'alkhamisi daftari makutano muhitaji',
  misspelt: '',
  twins: '',
  vagueLinks: 'hapa|bofya hapa|bonyeza hapa|kiungo|kiungo hiki|ukurasa huu',
  letters: '',
}
