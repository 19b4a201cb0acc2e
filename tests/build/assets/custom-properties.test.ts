/** Custom properties are written out only where no other value could stand. */
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { dropUnsetProperties, foldProperties } from '../../../src/build/assets/style/custom-properties.ts'

function folded(css: string): string {
  const root = parse(css)
  foldProperties(root)
  return root.toString().replaceAll(/\s+/g, ' ').trim()
}

test('one value for the page that is asked for once, through others, too', () => {
  expect(
    folded(
      ':root{--a:var(--b);--b:1px solid var(--c)}p{border:var(--a)}:root{--c:red}@media print{:root{--c:blue}}',
    ),
  ).toBe(':root{}p{border:1px solid var(--c)}:root{--c:red}@media print{:root{--c:blue}}')
})

test('a value that is no longer than its name, wherever it is asked for', () => {
  expect(folded(':root{--wide:2px}a{width:var(--wide)}b{width:calc(var(--wide) + 1px)}')).toBe(
    ':root{}a{width:2px}b{width:calc(2px + 1px)}',
  )
})

test('a value that only its own rule asks for', () => {
  expect(folded('.a{--x:1px 2px 3px 4px;margin:var(--x);padding:var(--x)}')).toBe(
    '.a{margin:1px 2px 3px 4px;padding:1px 2px 3px 4px}',
  )
})

test.for<readonly [string, string]>([
  ['two values', ':root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}'],
  ['a value for some media', '@media print{:root{--a:1px}}p{width:var(--a)}'],
  ['a value for some elements, asked for by others', '.a{--a:1px}.a p{width:var(--a)}'],
  ['what others set anew further down', ':root{--a:var(--b);--b:1px}.a{--b:2px}p{width:var(--a)}'],
  ['what no style sets', ':root{--a:var(--b, 1px)}p{width:var(--a)}'],
  ['a value to fall back to', ':root{--a:1px}p{width:var(--a, 2px)}'],
  ['both ways of asking', ':root{--a:1px}p{margin:var(--a) var( --a)}'],
  ['no value', ':root{--a: }p{width:var(--a)}'],
  ['one that wins over others', ':root{--a:1px!important}p{width:var(--a)}'],
  ['a long value, asked for twice', ':root{--a:1px 2px 3px 4px}a{margin:var(--a)}b{margin:var(--a)}'],
  [
    'a longer name',
    ':root{--a:1px;--a-b:2px 2px 2px 2px}i{margin:var(--a-b)}b{margin:var(--a-b);width:var(--a,0)}',
  ],
])('left as it is: %s', ([, css]) => {
  expect(folded(css)).toBe(css)
})

test('what asks for a property without a value goes, unless it falls back to another', () => {
  const root = parse(
    'p{color:var(--a);top:var(--b);left:var(--c, 1px);right:calc(var(--a) + 1px)}q{--b: }i{--c:}',
  )
  dropUnsetProperties(root)
  expect(root.toString()).toBe('p{left:var(--c, 1px)}q{--b: }i{--c:}')
})

test('so does what asks for a property whose only value has gone', () => {
  const root = parse('p{color:rgba(var(--a), var(--b, 1))}p:hover{--a:var(--c)}q{top:0}')
  dropUnsetProperties(root)
  expect(root.toString()).toBe('p{}p:hover{}q{top:0}')
})
