/** The site comes from files that it ships. Nothing is saved here: changes are kept in the browser, and proposed. */
import { memoize } from '../../core/base/memoize.ts'
import type { SheetsOfAll } from '../../core/render/assets.ts'
import {
  BLANK,
  MORE_SHEETS,
  type ShippedPage,
  type ShippedTexts,
  shippedPage,
  TEXTS,
} from '../../preview/hosted.ts'
import type { PageAssets, Sources } from '../../preview/studio.ts'
import type { Source } from '../source/source.ts'
import type { Addresses } from './addresses.ts'
import { proposeFrom } from './opened.ts'
import { ask, shippedAt } from './shipped.ts'

export function hostedSource(addresses: Addresses): Source {
  const pageAt = memoize((route: string) =>
    ask<ShippedPage>(addresses, shippedPage(route)).catch(() => undefined),
  )
  const fetchSources = async (): Promise<Sources> => {
    const [{ sources, proposing }, texts] = await Promise.all([
      shippedAt(addresses),
      ask<ShippedTexts>(addresses, TEXTS),
    ])
    const { briefs: _, ...rest } = sources
    const whole = { ...rest, texts }
    proposeFrom({ sources: whole, proposing })
    return whole
  }
  let pictures: PageAssets['inAnyPlace']
  let last: PageAssets | undefined
  const sheetsOfAll = async (): Promise<Pick<PageAssets, 'ofAll'>> => {
    const ofAll = await ask<SheetsOfAll>(addresses, MORE_SHEETS).catch(() => undefined)
    return ofAll ? { ofAll } : {}
  }
  return {
    fetchSources,
    fetchFirst: async (route) => {
      const [{ sources }, page] = await Promise.all([shippedAt(addresses), pageAt(route)])
      return page ? { ...sources, texts: { ...sources.texts, ...page.texts } } : fetchSources()
    },
    fetchAssets: async (route) => {
      const [{ assets }, page] = await Promise.all([shippedAt(addresses), pageAt(route)])
      pictures = assets.inAnyPlace
      const { pictures: own, shareImages } = page ?? NOTHING
      last = { ...assets, pictures: own, shareImages, ...(last ? await sheetsOfAll() : {}) }
      return last
    },
    addressOf: (route) => `${addresses.address}#${route}`,
    onSite: (route) => `${addresses.base}${route}`,
    pictureAt: (file) => pictures?.[file]?.src ?? 'data:,',
    fetchPicture: async (file) => (await import('./fetch-picture.ts')).fetchPicture(file),
    heldPictures: async () => (await shippedAt(addresses)).heldPictures,
    exampleAt: () => `${addresses.address}/${BLANK}`,
    fillExample: async (page, type) => {
      const { fillExample } = await import('./fill-example.ts')
      const [assets, more] = [last, await sheetsOfAll()]
      if (assets) await fillExample(page, type, { ...assets, ...more })
    },
    loadNotice: async () => (await import('./notice.tsx')).loadNotice(addresses),
    loadWordsOf: async () => (await import('./words-of.ts')).wordsOf,
    loadProposeDialog: async () => (await import('./propose-dialog.tsx')).loadDialog(),
  }
}

/** A page that is not published yet, or that was never open here while there is no net. */
const NOTHING: Pick<ShippedPage, 'pictures' | 'shareImages'> = { pictures: {}, shareImages: {} }
