/** Drawings: what they may hold, and that they stay what they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Drawing, readDrawing } from '../../../src/build/pictures/drawing.ts'
import { PROJECT } from '../../support/modules.ts'
import { fileOf, prepare, siteWith } from '../../support/prepared.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 16 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const sizeOf = (drawing: Drawing) =>
  drawing.kind === 'drawing' ? [drawing.size.width, drawing.size.height] : [drawing.reason]

test.for([
  ['width="160" height="90"', [160, 90]],
  ['width="160px" height="90px" viewBox="0 0 1 1"', [160, 90]],
  ['width="1in" height="25.4mm"', [96, 96]],
  ['width="100%" height="100%" viewBox="0 0 16 9"', [1600, 900]],
  ['viewBox="-8,-4.5 16,9"', [1600, 900]],
  ['width="160"', [0, 0]],
  ['viewBox="0 0 0 0"', [0, 0]],
  ['viewBox="none"', [0, 0]],
] as const)('the size of %s', ([attributes, size]) => {
  expect(sizeOf(readDrawing(svg('', attributes)))).toEqual(size)
})

const HARMLESS = [
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- A note --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('')}`,
  `\ufeff${svg('<title>Fees &amp; terms &#8211; caf&#xe9;</title>')}`,
  svg('<defs><g id="a"/></defs><use href="#a"/>'),
  svg('<use xlink:href="#a"/>', 'viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"'),
  svg('<path fill="url(#a)" style="stroke: url( \'#b\' )" d="M0 0h1"/>'),
  svg('<style><![CDATA[.a > .b { fill: #fff }]]></style>'),
  svg(
    '<n:view n:path="C:\\drawings" n:href="https://example.org/"/>',
    'viewBox="0 0 1 1" xmlns:n="http://www.inkscape.org/namespaces/inkscape"',
  ),
  '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><s:path d="M0 0h1"/></s:svg>',
]

test.for(HARMLESS)('%s is a drawing', (text) => {
  expect(readDrawing(text)).toMatchObject({ kind: 'drawing' })
})

/** Each shows the one before ten times. */
const unfolding = (count: number, show: (id: string) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<g id="a${index + 1}">${show(`a${index}`).repeat(10)}</g>`,
  ).join('')

test('a drawing that unfolds to billions of shapes is refused, one that shows parts again is not', () => {
  const first = '<path id="a0" d="M0 0h1"/>'
  const used = (id: string) => `<use href="#${id}"/>`
  const filled = (id: string) => `<path fill="url(#${id})" d="M0 0h1"/>`
  const reason = expect.stringContaining('unfolds')
  expect(readDrawing(svg(first + unfolding(9, used)))).toMatchObject({ kind: 'unsafe', reason })
  expect(readDrawing(svg(first + unfolding(9, filled)))).toMatchObject({ kind: 'unsafe', reason })
  expect(readDrawing(svg(first + unfolding(3, used)))).toMatchObject({ kind: 'drawing' })
  expect(readDrawing(svg('<g id="a0"><use href="#a0"/></g>'))).toMatchObject({ kind: 'drawing' })
  expect(readDrawing(svg(`${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}`))).toMatchObject({ kind: 'broken' })
})

const UNSAFE = [
  svg('<SCRIPT/>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  svg('<path ONCLICK="a()"/>'),
  svg('<use href=" https://example.org/a.svg#b"/>'),
  svg('<use xlink:href="data:image/svg+xml,a"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  svg('<feImage href="#a"/>'),
  svg('<animate attributeName="href"/>'),
  svg('<g xml:base="https://example.org/"/>'),
  svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  svg('<g xmlns=""/>'),
  svg('<path style="fill: URL(//example.org/a)"/>'),
  svg('<path style="background: image-set(&quot;a.png&quot; 1x)"/>'),
  svg('<style>@\\69mport "a.css";</style>'),
  svg('<style>a { fill: url(&quot;a.svg&quot;) }</style>'),
]

test.for(UNSAFE)('%s is refused', (text) => {
  expect(readDrawing(text)).toMatchObject({ kind: 'unsafe' })
})

const BROKEN = [
  '',
  '<svg',
  '<svg viewBox="0 0 1 1"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  `${svg('')}${svg('')}`,
  svg('<g>'),
  svg('<g></path>'),
  svg('<path d=1/>'),
  svg('<path d="<"/>'),
  svg('a & b'),
  svg('&nbsp;'),
  svg('&#0;'),
  svg('<a:path/>'),
  svg('<path a:d="M0 0"/>'),
  svg('<!-- never closed'),
  `<!DOCTYPE svg [<!ENTITY a "&a;&a;">]>${svg('&a;')}`,
  `${'<g>'.repeat(10_000)}`,
]

test.for(BROKEN)('%s is damaged', (text) => {
  expect(readDrawing(text)).toMatchObject({ kind: 'broken' })
})

test.for([
  ...['<g ', '<!--', '<', '&', '<![CDATA[', '<?a ', '</'].map((part) => ({ part, kind: 'broken' })),
  ...['a="b" ', '"', "='"].map((part) => ({ part, kind: 'drawing' })),
])('a million characters of $part: $kind, in no long time', { timeout: 60_000 }, ({ part, kind }) => {
  expect(readDrawing(svg(part.repeat(1_000_000 / part.length)))).toMatchObject({ kind })
})

const IMAGES = join(PROJECT, 'pages/images')
const pixelsOf = (text: Uint8Array) =>
  sharp(text).resize(480, 270, { fit: 'fill' }).flatten({ background: '#fff' }).raw().toBuffer()

test('what is made of a drawing is smaller or as large, and looks the same', async () => {
  const names = readdirSync(IMAGES).filter((name) => name.endsWith('.svg'))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names.filter((_, index) => index % 10 === 0)) {
    const before = readFileSync(join(IMAGES, name))
    const after = fileOf(
      await prepare(siteWith(`images/${name}`, before)),
      new RegExp(`/${name.replace('.svg', '')}\\.`),
    )
    expect(after.length).toBeLessThanOrEqual(before.length)
    const [old, made] = await Promise.all([pixelsOf(before), pixelsOf(after)])
    const difference = old.reduce((sum, value, index) => sum + Math.abs(value - (made[index] ?? 0)), 0)
    expect(difference / old.length).toBeLessThan(0.2)
  }
})

test('notes, scripts of editors and comments go; shapes, names that are used and the viewBox stay', async () => {
  const text = svg(
    '<!-- A note --><metadata>Who drew it</metadata><defs><path id="used-here" d="M0 0h1v1H0z"/><g id="nobody"/></defs><use href="#used-here"/><i:note i:at="1"/>',
    'viewBox="0 0 16 9" width="160" height="90" xmlns:i="http://www.inkscape.org/namespaces/inkscape"',
  )
  const made = Buffer.from(fileOf(await prepare(siteWith('images/plan.svg', text)), /plan\./)).toString()
  expect(made).toContain('viewBox="0 0 16 9"')
  expect(made).toMatch(/id="used-here".*href="#used-here"/s)
  expect(made).not.toMatch(/note|metadata|inkscape|nobody/)
  expect(readDrawing(made)).toEqual({ kind: 'drawing', size: { width: 160, height: 90 } })
})
