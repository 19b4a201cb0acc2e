/** The files of the font: one for every page, and one more for each other alphabet that a site has letters of. */
import { Blob, Face } from 'harfbuzzjs'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { toAssets } from '../../../src/build/assets/assets.ts'
import { alphabetsFor } from '../../../src/build/assets/style/alphabets.ts'
import { mainFont, subsetFont } from '../../../src/build/assets/style/font.ts'
import { prose } from '../../support/pages.ts'
import { prepare } from '../../support/prepared.ts'
import { SHARED_FILES } from '../../support/preview.ts'
import { siteOf } from '../../support/site.ts'

const VIETNAMESE = 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'

/** Which of the letters a file has. */
async function lettersIn(font: Buffer, asked: string): Promise<string> {
  const whole = await subset(font, asked, { targetFormat: 'sfnt' })
  const codes = new Set(new Face(new Blob(new Uint8Array(whole).buffer)).collectUnicodes())
  return [...asked].filter((letter) => codes.has(letter.codePointAt(0) ?? 0)).join('')
}

test.for([
  ['©é€ß', []],
  ['ĩũ', ['latin-ext U+129,U+169']],
  ['łąśż ĞğİıŞş', ['latin-ext U+105,U+11E-11F,U+130,U+142,U+15B,U+15E-15F,U+17C']],
  ['Ωдж', ['cyrillic U+434,U+436', 'greek U+3A9']],
  ['ἀҠ', ['greek-ext U+1F00', 'cyrillic-ext U+4A0']],
  // Marks are in the file of each letter that they may stand on.
  ['ɔe\u0301', ['latin-ext U+254,U+301']],
  ['e\u0301', []],
  ['学ع🏫', []],
] as const)('%s', ([characters, alphabets]) => {
  expect(alphabetsFor(characters).map(({ name, range }) => `${name} ${range}`)).toEqual(alphabets)
})

test('Vietnamese is one file, although another alphabet has some of its letters', () => {
  expect(alphabetsFor(VIETNAMESE).map(({ name }) => name)).toEqual(['vietnamese'])
})

test('a file has the letters that it is asked for, and no others', async () => {
  for (const characters of ['ĩũ', 'łśżşğ', VIETNAMESE, 'Ελλάδα', 'ἀ', 'Київ', 'Ҡ', 'ɔ\u0301'])
    for (const { name, letters } of alphabetsFor(characters)) {
      const font = await subsetFont(name, letters)
      expect(await lettersIn(font, `${letters}ŴẪΨЯ`), name).toBe(letters)
    }
})

test('the main file is the same with letters of other alphabets', async () => {
  const main = await mainFont('€')
  expect(await lettersIn(main, 'Aé€ß')).toBe('Aé€')
  expect(main.equals(await mainFont('ĩũ€Я'))).toBe(true)
})

test('every page names all files, and asks for the main one only', async () => {
  const site = siteOf({ 'pages/page.yaml': prose('Words') })
  const shared = {
    ...SHARED_FILES,
    stylesheet: {
      sheets: [
        { parts: [], text: 'a{}' },
        { parts: ['hero'], text: 'b{}' },
      ],
      aside: '',
    },
    font: Buffer.from('main'),
    alphabets: [{ name: 'greek', range: 'U+3A9', font: Buffer.from('greek') }],
  }
  const { sheets, fontHref, files } = toAssets(site, shared, await prepare(site))
  const [forAll, ofHero] = sheets.map(({ text }) => text)
  const faces = forAll?.match(/@font-face\{.*?\}/g) ?? []
  const greek = files.find(({ path }) => path.startsWith('assets/inter-greek.'))?.path
  expect(faces).toHaveLength(2)
  expect(faces[0]).toContain(`"${fontHref}"`)
  expect(faces[0]).not.toContain('unicode-range')
  expect(faces[1]).toContain(`"/${greek}"`)
  expect(faces[1]).toMatch(/;unicode-range:U\+3A9\}$/)
  expect(ofHero).toBe('b{}')
})
