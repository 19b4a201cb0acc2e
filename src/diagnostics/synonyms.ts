/** Words that authors write for the names of fields and blocks and for some values. A language need not have any here. */

type Synonyms = Readonly<Record<string, string>>

/** Field names by the words that are written for them, small letters only; the first that a block has is meant. */
const FIELDS: Synonyms = {
  title: 'heading headline header caption label name subject item kichwa überschrift titre',
  name: 'title heading person event jina',
  text: 'body content contents paragraph copy words message markdown description caption subtitle subheading tagline slogan note notes remark remarks maandishi matini maneno ujumbe texte',
  description: 'summary teaser abstract beschreibung maelezo text',
  bio: 'text message about biography',
  href: 'link url uri to target address path here page kiungo adresse',
  image: 'img picture photo pic photograph src file bild foto picha logo',
  alt: 'alttext alternative alternativtext imagealt',
  amount: 'price cost fee sum money betrag preis kiasi bei',
  isFree: 'free gratis bure',
  columns: 'headings header head fields spalten',
  kind: 'type align numbers format',
  question: 'title heading q ask swali frage',
  answer: 'text body content a reply jibu antwort',
  anchor: 'id slug bookmark',
  type: 'block kind component typ art aina',
  items: 'entries list points rows elements questions steps vitu orodha liste',
  cards: 'items tiles boxes entries list kadi cartes karten',
  links: 'items entries buttons button list urls viungo liens',
  slides: 'items images pictures photos entries',
  pictures: 'items images photos slides entries picha bilder',
  caption: 'title text legend words',
  periods: 'terms semesters seasons items entries muhula mihula halbjahre',
  breaks: 'halfterm pauses pausen',
  breakAfter: 'holiday holidays vacation ferien likizo',
  events: 'dates matukio termine',
  blocks: 'sections content components body',
  badgeClass: 'badge colour color badgecolour badgecolor',
  aliases: 'redirects alternatives othernames',
  searchWords: 'tags keywords keyword tag maneno',
  publishUntil: 'expirydate expires',
  embedUrl: 'embed iframe url src frame',
  emoji: 'icon symbol',
  icon: 'emoji symbol',
  variant: 'style look',
  role: 'position job office function',
  start: 'opening opens starting starts from begin beginning first',
  end: 'closing closes ending ends until to last',
  date: 'day when on start from starts siku tag datum',
  until: 'end to ends till bis',
  time: 'hours saa uhrzeit',
  phone: 'tel telephone mobile cell simu telefon',
  email: 'mail emailaddress',
  place: 'location where venue room mahali ort',
}

/** Block types by the words that are written for them. */
const BLOCKS: Synonyms = {
  hero: 'banner header title jumbotron',
  richText: 'text paragraph markdown prose article freetext quote textblock news notice html code',
  cardGrid: 'cards card tiles grid columns team testimonials partners stats',
  ctaButton: 'button cta calltoaction download file',
  feeSchedule: 'fees fee prices pricing feetable',
  slideshow: 'slider slides',
  promoPopup: 'popup modal promo',
  checklist: 'list steps bullets bulletlist timeline',
  linkList: 'links menu social blog',
  gallery: 'pictures photos images photogallery album photoalbum galerie',
  openingHours: 'hours opening businesshours saa öffnungszeiten',
  table: 'prices pricelist rows timetable jedwali tabelle',
  faq: 'questions question accordion tabs maswali fragen',
  profile: 'person teacher staff bio',
  chart: 'graph diagram barchart',
  contact: 'address addresses',
  map: 'location googlemap maps',
  calendar: 'dates terms termdates events agenda',
  routeList: 'sitemap pages routes',
  dashboards: 'reports widget',
  contentBlocks: 'content sections textimage image picture photo',
}

/** A block of other programs: a thing that a button can lead to, a tag of HTML, or what to do instead. */
export type NoBlock = { readonly words: string } & (
  | { readonly thing: string; readonly canBeFramed?: true }
  | { readonly tag: string }
  | { readonly instead: string }
)

const NO_BLOCKS: readonly NoBlock[] = [
  { words: 'video videos film movie youtube vimeo', thing: 'video', canBeFramed: true },
  { words: 'audio podcast music', thing: 'recording' },
  { words: 'form survey newsletter signup subscribe', thing: 'form', canBeFramed: true },
  { words: 'file files download downloads pdf document', thing: 'file' },
  { words: 'iframe embed frame', tag: 'iframe' },
  {
    words: 'banner alert announcement',
    instead: 'For a notice, write `type: richText`. For the top of a page, write `type: hero`.',
  },
  { words: 'heading h2 h3 subtitle', instead: 'Write the words as `title` of the block below.' },
  {
    words: 'divider separator spacer hr',
    instead: 'Delete this block. There is space between blocks anyway.',
  },
  {
    words: 'countdown footer nav navbar search logo',
    instead: 'Delete this block. It is a part of site.yaml: the menu is `header:` there.',
  },
]

/** Fields of pages and blocks of other programs, and what to do instead. */
const NO_FIELDS: readonly { readonly words: string; readonly instead: string }[] = [
  {
    words: 'seconds interval duration speed autoplay',
    instead:
      'Delete this line. The pictures of a `slideshow` change by themselves, visitors turn those of a `carousel`.',
  },
  {
    words: 'menu nav navigation parent',
    instead: 'Delete this line. The menu is `header:` in site.yaml. Write a link to the page there.',
  },
  {
    words: 'exclude except',
    instead:
      'Delete it. The list has all pages. `draft: true` in a page hides it from visitors, `noindex: true` from search engines.',
  },
  {
    words: 'links buttons',
    instead: 'Write `type: linkList`, with `variant: buttons` for buttons.',
  },
  {
    words: 'published unpublished visible public private hidden hide status online',
    instead:
      'Delete it. `draft: true` at the start of a page hides it from visitors. To hide a block, write `#` before its lines.',
  },
  {
    words: 'colour color font size width height style css',
    instead: 'Delete this line. The look is the same on all pages.',
  },
  {
    words: 'password passwort pin login protected membersonly nenosiri nywila',
    instead:
      'Delete it. Everybody can read every page, and this file. What only some people may know does not belong on a website without a login.',
  },
]

/** Values of a closed set. */
const CHOICES: Synonyms = {
  off: 'off none no false never ignore ignored hide hidden disable disabled aus',
}

/** The colours of badges by their everyday names. */
const COLOURS: Synonyms = {
  leaf: 'green lightgreen lime grün hellgrün vert kijani',
  sky: 'blue lightblue blau hellblau bleu bluu buluu samawati',
  sun: 'yellow gold golden gelb jaune njano manjano',
  earth: 'red orange rot rouge nyekundu chungwa',
  clay: 'brown beige braun brun marron kahawia',
  dusk: 'purple violet lilac lila violett zambarau',
  lake: 'teal turquoise cyan türkis',
  night: 'black dark darkgreen schwarz noir nyeusi dunkelgrün',
}

/** The badge of a colour. Others may be as near, so nothing writes it without asking. */
export const colourFor = (word: string, known: readonly string[]) => meantBy(COLOURS, word, known)

/** The value that a word is written for, of those that a field may have. */
export const choiceFor = (word: string, known: readonly string[]) => meantBy(CHOICES, word, known)

/** The field that a word is written for, of those that there are. */
export const fieldFor = (word: string, known: readonly string[]) => meantBy(FIELDS, word, known)

/** The block type that a word is written for, of those that there are. */
export const blockFor = (word: string, known: readonly string[]) => meantBy(BLOCKS, word, known)

/** What else authors call a block. */
export const synonymsOf = (type: string): string => BLOCKS[type] ?? ''

export const noBlockFor = (word: string) => NO_BLOCKS.find(({ words }) => isAmong(words, word))

export const noFieldFor = (word: string) => NO_FIELDS.find(({ words }) => isAmong(words, word))?.instead

const meantBy = (synonyms: Synonyms, word: string, known: readonly string[]) =>
  Object.keys(synonyms).find((name) => known.includes(name) && isAmong(synonyms[name], word))

const isAmong = (words: string | undefined, word: string) =>
  words?.split(' ').includes(word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
