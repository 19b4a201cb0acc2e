/** The pages of a site of any size, the same for every system that builds it. Seeded: the same number gives the same words. */

/**
 * @typedef {{ readonly title: string, readonly href: string }} Link
 * @typedef {{ readonly title: string, readonly text: string, readonly emoji: string, readonly badge: string }} Card
 * @typedef {{ readonly image: string, readonly alt: string, readonly text: readonly string[] }} Part
 * @typedef {{ readonly name: string, readonly tuition: number, readonly materials: number }} Term
 * @typedef {{ readonly kind: 'cards', readonly cards: readonly Card[] }
 *   | { readonly kind: 'parts', readonly parts: readonly Part[] }
 *   | { readonly kind: 'links', readonly title: string, readonly links: readonly Link[] }
 *   | { readonly kind: 'fees', readonly terms: readonly Term[] }} Middle
 * @typedef {{ readonly route: string, readonly title: string, readonly description: string,
 *   readonly hero: { readonly title: string, readonly text: string, readonly image: string },
 *   readonly middle: readonly Middle[], readonly next: Link }} PageModel
 * @typedef {{ readonly title: string, readonly links: readonly Link[] }} Group
 * @typedef {{ readonly name: string, readonly motto: string, readonly menu: readonly Group[], readonly footer: readonly Group[] }} SiteModel
 */

const WORDS = `community garden library evening music history science project family summer winter program
teacher student reading writing drawing painting theatre language kitchen workshop schedule support travel
nature forest river harbour mountain village market history culture season morning lesson practice quiet open
friendly modern classic creative practical careful regular weekly monthly yearly local regional public private
small large bright gentle strong simple clear common shared guided hands-on outdoor indoor digital analog
course class group club team studio room hall field stage kitchen desk bench path bridge gate window door
learn build explore share plan prepare visit discover enjoy improve collect repair grow read write sing play`.split(
  /\s+/,
)
const EMOJI = ['🎨', '📚', '🎵', '🧪', '⚽', '🌱', '🧮', '🎭', '🚌', '🍎', '🧵', '🔭']
const BADGES = ['sisal', 'earth', 'sun', 'sky']
const SPECIAL = ['Arts & Crafts', "Children's", '"Open House"', 'R&D', "Parents' Evening", '5 < 6']
export const HEROES = 40
export const PHOTOS = 200

/** @param {number} seed @returns {() => number} */
function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @param {number} seed */
function speaker(seed) {
  const next = random(seed)
  /** @param {number} limit */
  const number = (limit) => Math.floor(next() * limit)
  /** @param {readonly string[]} list */
  const pick = (list) => list[number(list.length)] ?? ''
  /** @param {number} least @param {number} most */
  const words = (least, most) =>
    Array.from({ length: least + number(most - least + 1) }, () => pick(WORDS)).join(' ')
  const special = () => (next() < 0.25 ? `${pick(SPECIAL)} ` : '')
  return { number, pick, words, special }
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** @param {number} index */
export const routeOf = (index) =>
  `/s${String(Math.floor(index / 100)).padStart(3, '0')}/p${String(index).padStart(6, '0')}`

/**
 * @param {number} index
 * @param {number} count how many pages the site has
 * @returns {PageModel}
 */
export function pageModel(index, count) {
  const say = speaker(0x5eed + index * 7919)
  const { number, words, special } = say
  const title = `${capital(special() + words(2, 4))} ${index}`
  const description = `${capital(words(9, 12))}.`
  const hero = {
    title: capital(special() + words(2, 4)),
    text: `${capital(words(6, 10))}.`,
    image: `hero-${index % HEROES}`,
  }
  /** @type {Middle[]} */
  const middle = [cards(say), parts(say, count), links(say, count), fees(say)]
  for (let last = middle.length - 1; last > 0; last--) {
    const other = number(last + 1)
    const [a, b] = [middle[last], middle[other]]
    if (a && b) [middle[last], middle[other]] = [b, a]
  }
  const next = { title: `Next: ${capital(words(1, 3))}`, href: routeOf((index + 1) % count) }
  return { route: routeOf(index), title, description, hero, middle, next }
}

/** @param {ReturnType<typeof speaker>} say @returns {Middle} */
function cards({ pick, words, special }) {
  const entries = Array.from({ length: 9 }, (_entry, at) => ({
    title: `${capital(special() + words(1, 2))} ${at + 1}`,
    text: `${capital(words(3, 5))}.`,
    emoji: pick(EMOJI),
    badge: pick(BADGES),
  }))
  return { kind: 'cards', cards: entries }
}

/** @param {ReturnType<typeof speaker>} say @param {number} count @returns {Middle} */
function parts({ number, words }, count) {
  const entries = Array.from({ length: 3 }, () => ({
    image: `photo-${number(PHOTOS)}`,
    alt: words(2, 3),
    text: [
      `${capital(words(3, 5))} **${words(1, 2)}** ${words(3, 4)}, ${words(2, 3)}`,
      `[${words(1, 2)}](${routeOf(number(count))}) ${words(3, 5)}.`,
    ],
  }))
  return { kind: 'parts', parts: entries }
}

/** @param {ReturnType<typeof speaker>} say @param {number} count @returns {Middle} */
function links({ number, words, special }, count) {
  const title = capital(words(1, 3))
  const entries = Array.from({ length: 6 }, () => ({
    title: capital(special() + words(1, 3)),
    href: routeOf(number(count)),
  }))
  return { kind: 'links', title, links: entries }
}

/** @param {ReturnType<typeof speaker>} say @returns {Middle} */
function fees({ number }) {
  const terms = ['Autumn', 'Spring', 'Summer'].map((name) => ({
    name,
    tuition: 100 + number(900),
    materials: 20 + number(80),
  }))
  return { kind: 'fees', terms }
}

/** @param {number} count @returns {SiteModel} */
export function siteModel(count) {
  const { pick } = speaker(42)
  const words = () => `${capital(pick(WORDS))} ${pick(WORDS)}`
  /** @param {number} groups @param {(group: number) => number} size @param {number} step @returns {Group[]} */
  const grouped = (groups, size, step) =>
    Array.from({ length: groups }, (_group, group) => ({
      title: words(),
      links: Array.from({ length: size(group) }, (_link, at) => ({
        title: words(),
        href: routeOf((group * step + at) % count),
      })),
    }))
  return {
    name: 'Riverside Learning Centre',
    motto: 'Learning for everyone',
    // Ten groups with 55 links.
    menu: grouped(10, (group) => (group % 2 === 0 ? 6 : 5), 7),
    footer: grouped(5, () => 6, 11),
  }
}
