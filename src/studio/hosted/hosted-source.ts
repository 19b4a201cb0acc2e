/** The site comes from files that it ships. Nothing is saved here: changes are kept in the browser, and proposed. */
import {
  BLANK,
  MORE_SHEETS,
  SHIPPED,
  type Shipped,
  type ShippedPage,
  shippedPage,
} from '../../preview/hosted.ts'
import type { PageAssets } from '../../preview/studio.ts'
import type { Source } from '../source/source.ts'
import type { Place } from './place.ts'

let shipped: Promise<Shipped> | undefined

/** The same for everybody who asks: a newer version would not fit to what is open. */
export const shippedAt = (place: Place): Promise<Shipped> => {
  shipped ??= ask<Shipped>(place, SHIPPED)
  return shipped
}

export function hostedSource(place: Place): Source {
  let pictures: PageAssets['inAnyPlace']
  let last: PageAssets | undefined
  const moreSheets = () => ask<PageAssets['sheets']>(place, MORE_SHEETS).catch(() => [])
  return {
    fetchSources: async () => (await shippedAt(place)).sources,
    fetchAssets: async (route) => {
      const [{ assets }, page] = await Promise.all([
        shippedAt(place),
        ask<ShippedPage>(place, shippedPage(route)).catch(() => NOTHING),
      ])
      pictures = assets.inAnyPlace
      const more = last ? await moreSheets() : []
      last = { ...assets, ...page, sheets: [...assets.sheets, ...more] }
      return last
    },
    addressOf: (route) => `${place.address}#${route}`,
    onSite: (route) => `${place.base}${route}`,
    pictureAt: (file) => pictures?.[file]?.src ?? 'data:,',
    exampleAt: () => `${place.address}/${BLANK}`,
    fillExample: async (page, type) => {
      const { fillExample } = await import('./fill-example.ts')
      const [assets, more] = [last, await moreSheets()]
      if (assets) await fillExample(page, type, { ...assets, sheets: [...assets.sheets, ...more] })
    },
    loadNotice: async () => (await import('./notice.tsx')).loadNotice(place),
    loadProposeDialog: async () => ({ default: (await import('./propose-dialog.tsx')).ProposeDialog }),
  }
}

/** A page that is not published yet. */
const NOTHING: ShippedPage = { pictures: {}, shareImages: {} }

async function ask<Answer>({ address }: Place, file: string): Promise<Answer> {
  const answer = await fetch(`${address}/${file}`)
  if (!answer.ok) throw new Error(`${answer.status}: ${file}`)
  const found: Answer = await answer.json()
  return found
}
