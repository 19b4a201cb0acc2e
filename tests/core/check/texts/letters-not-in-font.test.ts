/** Letters that the font of the site lacks are told only if Inter has them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { unwrapWoff } from '../../../../src/build/pictures/share/woff.ts'
import { lettersNotInFont } from '../../../../src/core/check/texts/letters-not-in-font.ts'
import { toSource } from '../../../../src/core/yaml/source.ts'
import { prose, textOfBase } from '../../../support/pages.ts'
import { siteOf } from '../../../support/site.ts'

const ignore = () => undefined

function lettersIn(text: string): string {
  const { config, languages } = siteOf({})
  const source = toSource('pages/page.yaml', `title: ${JSON.stringify(text)}`, ignore)
  return lettersNotInFont(config, languages)(source)
}

const FILES = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

function lettersOfInter(): ReadonlySet<string> {
  const { resolve } = createRequire(import.meta.url)
  const codes = FILES.flatMap((name) => {
    const font = unwrapWoff(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-400-normal.woff`)))
    return [...new Face(new Blob(font)).collectUnicodes()]
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

test('Inter has every letter that is told', () => {
  const all = Array.from({ length: 0x2800 - 0xa1 }, (_, index) => String.fromCharCode(0xa1 + index))
  const told = [...lettersIn(all.filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter)).join(''))]
  const inFont = lettersOfInter()
  expect(told.length).toBeGreaterThan(1000)
  expect(told.filter((letter) => !inFont.has(letter))).toEqual([])
})

test.for([
  'ĩũĨŨ',
  'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  'çğıöşüÇĞİÖŞÜ',
  'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  'ščřžýáíúůťďňĺľŕőűāēģīķļņė',
  'ɛɔŋɓɗƙɖɣʋə\u0301\u0300',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώΐΰϊϋΆΈΉΊΌΎΏ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћђџқғңәөүұһ',
  '€£¥§¶«»„½¼®™№¿¡ß',
])('%s', (letters) => {
  expect(lettersIn(letters)).toBe(letters)
})

test.for([
  'Café – “so”…',
  'أهلا ようこそ 欢迎 नमस्ते 🏫',
  'https://ki.wikipedia.org/wiki/Gĩkũyũ',
  'images/gĩkũyũ.jpg',
])('nothing: %s', (text) => {
  expect(lettersIn(text)).toBe('')
})

test('the font has what site.yaml asks for, and the words of each language', () => {
  const site = siteOf({
    'pages/fr/index.yaml': prose('Texte'),
    'site.yaml': `${textOfBase('site.yaml')}characters: "]^-\\\\ĩ"\nlanguages:\n  fr:\n    organisation: { name: École }\n`,
  })
  const source = toSource('pages/page.yaml', 'title: Aĩũ ça à Łź', ignore)
  expect(lettersNotInFont(site.config, site.languages)(source)).toBe('ũŁź')
})
