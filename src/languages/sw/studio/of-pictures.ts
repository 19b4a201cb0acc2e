import type { WordsOfPictures } from '../../en/studio/words.ts'

export const ofPictures: WordsOfPictures = {
  pictureAdded: 'Picha imeongezwa. Huhifadhiwa pamoja na ukurasa.',
  pictureRefused: 'Kivinjari hiki hakiwezi kusoma faili hii. Chagua picha (JPEG), PNG au mchoro (SVG).',
  pictureIsHeic:
    'Kivinjari hiki hakiwezi kusoma faili hii. Ni picha ya aina ya HEIC. Weka kamera ya simu kuwa JPEG (iPhone: Settings, Camera, Formats, “Most Compatible”), au jitumie picha kwa barua pepe, kisha chagua ile inayofika kama JPEG.',
  newPicture: 'Picha mpya',
  pictureFile: 'Chagua faili, iburute hapa, au ibandike',
  pictureFileByTouch: 'Chagua faili',
  pictureWords: 'Picha inaonyesha nini, kwa watu wasioweza kuiona?',
  isDecoration: 'Picha ni pambo tu',
  pictureExists: 'Tayari kuna faili {name}. Ongeza yako tena.',
  pictureChanged: 'Mtu mwingine amebadilisha picha {name}. Chagua yako tena.',
  pictureReplaced: 'Picha {name} imebadilishwa. Huhifadhiwa pamoja na ukurasa.',
  replacePicture: 'Iweke mahali pa {name}',
  replaceSays:
    'Kila ukurasa unaoonyesha {name} utaonyesha picha mpya. Kurasa sasa: {count}. Maneno ya kurasa nyingine kuihusu yanabaki.',
  pictureName: 'Huhifadhiwa kama {name}.',
  usePicture: 'Tumia picha hii',
}
