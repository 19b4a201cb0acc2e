/** The name and the size of a new picture. */
import { expect, test } from 'vitest'
import { nameFor } from '../../../src/studio/pictures/name.ts'
import { isHeic, sizeWithin } from '../../../src/studio/pictures/prepare.ts'

test.for([
  ['Boys in the hall', 'images/boys-in-the-hall.jpg'],
  ["Murang'a – café, 2026!", 'images/murang-a-cafe-2026.jpg'],
  ['../../etc/passwd', 'images/etc-passwd.jpg'],
  ['', 'images/picture.jpg'],
  ['学校', 'images/picture.jpg'],
] as const)('%j gets the name %s', ([words, name]) => expect(nameFor(words, 'jpg', () => false)).toBe(name))

test('a long text gives a short name that ends with a whole word', () =>
  expect(nameFor('a '.repeat(20) + 'word '.repeat(20), 'png', () => false)).toMatch(
    /^images\/[a-z-]{40,60}\.png$/,
  ))

test('a name that is taken gets a number', () => {
  const taken = new Set(['images/hall.jpg', 'images/hall-2.jpg'])
  expect(nameFor('Hall', 'jpg', (name) => taken.has(name))).toBe('images/hall-3.jpg')
})

test.for([
  [
    { width: 4000, height: 3000 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 1200, height: 2400 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 24000, height: 1 },
    { width: 2400, height: 1 },
  ],
] as const)('%o becomes %o', ([size, wanted]) => expect(sizeWithin(size, 2400)).toEqual(wanted))

test.for([
  ['IMG_1.HEIC', '', true],
  ['a.heif', 'image/heif', true],
  ['a.jpg', 'image/jpeg', false],
  ['heic.txt', '', false],
] as const)('%s of the type %j is a HEIC: %s', ([name, type, expected]) =>
  expect(isHeic(new File([], name, { type }))).toBe(expected),
)
