/** `ukurasa/block`: what the view, the island, the rules and the feeds of a site's own block may import. */
export { Anchor, type AnchorProps } from '../block/anchor.tsx'
export { ButtonLink, type ButtonLinkProps } from '../block/button-link.tsx'
export { DAY_LENGTH, dayNumber, dayOfMoment } from '../block/day.ts'
export { defineIsland, type Island, type Json, type JsonObject, type Wake } from '../block/define-island.ts'
export type { BlockFeed, BlockLinkedData, BlockSearch, Feed, FeedContext } from '../block/feed.ts'
export { fillIn } from '../block/fill-in.ts'
export { GRID } from '../block/grid.ts'
export { IslandMarker } from '../block/island.tsx'
export { Picture, type PictureProps } from '../block/picture.tsx'
export type { BlockRules, RuleContext } from '../block/rules.ts'
export { Section, type SectionProps } from '../block/section.tsx'
export { inlineTextOf, type Prose, textOf } from '../block/text.tsx'
export type {
  BlockProps,
  BlockView,
  LinkFields,
  PageContext,
  Picture as PictureData,
  PictureSource,
  ResolvedLink,
  RouteEntry,
  RouteGroup,
} from '../block/view.ts'
export type { Words } from '../block/words.ts'
