/** The characters of simple texts: letters, digits and signs of most scripts, emoji and the plain space. */

/** The first and last character of each range. Leaves out invisible characters. Surrogates are for emoji and the like. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x0a, 0x0a],
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x58f],
  [0x900, 0x167f],
  [0x200d, 0x200d],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x2fff],
  [0x3001, 0xd7ff],
  [0xd83c, 0xd83e],
  [0xdc00, 0xdfff],
  [0xfe0f, 0xfe0f],
]

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
const UNUSUAL = new RegExp(
  `[^${RANGES.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]`,
)

/** Half of a pair of surrogates is not a character. */
export const isUsual = (text: string): boolean => !UNUSUAL.test(text) && text.isWellFormed()
