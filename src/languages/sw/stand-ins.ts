/** Swahili as people in Kenya write it. */
import type { StandInWords } from '../stand-in-names.ts'

export const standIns: StandInWords = {
  page: 'Wageni watapata nini kwenye ukurasa huu, na wafanye nini, kwa sentensi moja au mbili.',
  title: 'Kichwa',
  text: 'Andika hapa sentensi moja au mbili.',
  name: 'Jina',
  link: 'Maneno ya kiungo',
  alt: 'Picha inaonyesha nini',
  caption: 'Maelezo ya picha',
  question: 'Wageni huuliza nini?',
  answer: 'Andika jibu hapa.',
  role: 'Kazi yake',
  place: 'Mahali',
  organisation: 'Jina la shirika',
  campus: 'Jina la tawi',
  unit: 'Kipimo',
  method: 'Njia ya kulipa',
  startLabel: 'Inaanza',
  endLabel: 'Inaisha',
  discrepancy: 'Eleza kwa nini jumla hii ni tofauti.',
  item: 'Jambo moja kwenye orodha',
  category: 'Kundi',
  column: 'Safu',
  cell: 'Maelezo',
  stated: 'Tarehe itatangazwa',
}
