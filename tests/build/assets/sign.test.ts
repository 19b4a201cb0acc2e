/** The drawing that stands for a site. */
import { expect, test } from 'vitest'
import { toAssets } from '../../../src/build/assets/assets.ts'
import { prose, textOfBase } from '../../support/pages.ts'
import { prepare } from '../../support/prepared.ts'
import { SHARED_FILES } from '../../support/preview.ts'
import { siteOf } from '../../support/site.ts'

test('the sign of the site is fetched once where the header shows the same drawing', async () => {
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`
  const signs = async (favicon: string) => {
    const settings = 'logo:\n  image: images/sign.svg\n  decorative: true\n'
    const site = siteOf({
      'site.yaml': textOfBase('site.yaml') + settings,
      'pages/images/sign.svg': drawing('#123456'),
      'public/favicon.svg': favicon,
      'pages/page.yaml': prose('Words'),
    })
    const { faviconHref, iconHref } = toAssets(site, SHARED_FILES, await prepare(site))
    expect(faviconHref).toBe('/favicon.svg')
    return iconHref
  }
  expect(await signs(drawing('#123456'))).toMatch(/^\/assets\/sign\.\w{8}\.svg$/)
  expect(await signs(drawing('#654321'))).toBe('/favicon.svg')
})

test('a site without a sign of its own has its logo in the tab of the browser', async () => {
  const icon = async (logo: string, files: Readonly<Record<string, string>>) => {
    const site = siteOf({
      'site.yaml': textOfBase('site.yaml') + logo,
      'pages/page.yaml': prose('Words'),
      ...files,
    })
    return toAssets(site, SHARED_FILES, await prepare(site)).iconHref
  }
  const logo = 'logo:\n  image: images/sign.svg\n  decorative: true\n'
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  const files = { 'pages/images/sign.svg': drawing }
  expect(await icon(logo, files)).toMatch(/^\/assets\/sign\.\w{8}\.svg$/)
  // Browsers find this one by themselves.
  expect(await icon(logo, { ...files, 'public/favicon.ico': 'icon' })).toBeUndefined()
  expect(await icon('', {})).toBe('data:,')
})
