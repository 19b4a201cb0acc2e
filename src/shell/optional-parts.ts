/** What stands around the blocks of some pages only. Its styles need not be on the others. */
export const OPTIONAL_PARTS = ['banner', 'breadcrumbs', 'pager'] as const

export type OptionalPart = (typeof OPTIONAL_PARTS)[number]

type Lengths = Readonly<Record<'banner' | 'way' | 'pager', { readonly length: number }>>

/** Those that a page has. */
export function partsIn({ banner, way, pager }: Lengths): readonly OptionalPart[] {
  const shown = { banner: banner.length > 0, breadcrumbs: way.length > 0, pager: pager.length > 0 }
  return OPTIONAL_PARTS.filter((part) => shown[part])
}
