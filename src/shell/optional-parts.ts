/** Parts of the shell that only some pages have. Other pages need not have their styles. */
export const OPTIONAL_PARTS = ['banner', 'breadcrumbs', 'pager'] as const

export type OptionalPart = (typeof OPTIONAL_PARTS)[number]

/** What stands around the blocks. Bare pages do not have it. */
export const SHELL = 'shell'

type Lengths = Readonly<Record<'banner' | 'way' | 'pager', { readonly length: number }>>

/** The optional parts of a page. */
export function partsIn({ banner, way, pager }: Lengths): readonly OptionalPart[] {
  const shown = { banner: banner.length > 0, breadcrumbs: way.length > 0, pager: pager.length > 0 }
  return OPTIONAL_PARTS.filter((part) => shown[part])
}
