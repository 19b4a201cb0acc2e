import { expect, test } from 'vitest'
import { rightToLeftCss } from '../../../src/build/assets/style/right-to-left.ts'

test('only a site with a language from right to left has its styles, and only on pages in it', () => {
  expect(rightToLeftCss(['en', 'sw', 'ar-Latn'])).toBe('')
  const css = rightToLeftCss(['en', 'ar'])
  expect(css).toContain('html:lang(ar) .site-name{')
  expect(css).not.toMatch(/&|lang\(en\)/)
})
