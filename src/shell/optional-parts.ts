/** What stands around the blocks of some pages only. Its styles need not be on the others. */
import type { Frame } from './types.ts'

export const OPTIONAL_PARTS = ['banner', 'breadcrumbs', 'pager'] as const

export type OptionalPart = (typeof OPTIONAL_PARTS)[number]

/** Those that a page has. */
export function partsIn({ banner, way, pager }: Frame): readonly OptionalPart[] {
  const shown = { banner: banner !== '', breadcrumbs: way.length > 0, pager: pager !== '' }
  return OPTIONAL_PARTS.filter((part) => shown[part])
}
