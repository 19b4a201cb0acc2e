/** What `ukurasa diff` says after a page was renamed. */
import { expect, test } from 'vitest'
import { pageOf } from '../../support/pages.ts'
import { PAGE, SITE, said, texts } from '../../support/versions.ts'

test('links and menus that follow a renamed page are no change', () => {
  const header = (href: string) => `${SITE}chains:\n  all:\n    - href: /\n    - href: ${href}\n`
  const link = (href: string) => pageOf(`type: richText\ntext: Read [all](${href}#when), or come.`)
  const golf = texts('Golf', 'Greens').replace('Page', 'Golf')
  const text = said(
    { 'site.yaml': header('/golf'), 'pages/golf.yaml': golf, [PAGE]: link('/golf') },
    {
      'site.yaml': header('/sports'),
      'pages/sports.yaml': `aliases: [/golf]\n${golf}`,
      [PAGE]: link('/sports'),
    },
  )
  expect(text.split('\n')[0]).toBe('1 page renamed: /golf → /sports; Golf: added aliases: /golf.')
  expect(text).not.toContain('chain')
  expect(text).not.toContain('/page')
})
