/** The variant of a document. Pages with the same variant differ only in their texts and blocks. */
import type { PageContext, ResolvedLink } from '../../block/view.ts'
import { type OptionalPart, partsIn, SHELL } from '../../shell/optional-parts.ts'
import type { Head, Shell } from '../../shell/types.ts'
import { isNotFound } from '../site/languages.ts'
import { trailOf } from '../site/nav.ts'
import { showsTitle } from '../site/outline.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import type { Assets } from './assets.ts'
import { ASIDE } from './assets.ts'
import type { Filling, OwnHtml, VariantProps } from './document-maker.tsx'
import type { SharedShell } from './shell.tsx'

/** Which elements a document has, and what differs in them outside of slots. Plain data. */
export type Variant = {
  readonly isNotFound: boolean
  readonly noindex: boolean
  readonly titled: boolean
  readonly hasLinkedData: boolean
  /** Indexes in `Assets.sheets`. */
  readonly sheets: readonly number[]
  /** The size of the share picture, in pixels. */
  readonly share: { readonly width: number; readonly height: number } | undefined
  /** `undefined` for pages with the layout `bare`. */
  readonly shell: ShellVariant | undefined
}

type ShellVariant = Pick<Shell, 'way'> & {
  readonly parts: readonly OptionalPart[]
  readonly enroll: ResolvedLink | undefined
}

export type RenderInput = { readonly site: Site; readonly assets: Assets }

export function variantOf(
  { site, assets }: RenderInput,
  { route, page, traits }: LinkedPage,
  { link, config }: PageContext,
  shared: SharedShell,
  { banner, pager, linkedData }: OwnHtml,
): Variant {
  const isBare = page.layout === 'bare'
  // The last step is the page itself.
  const steps = isBare ? [] : trailOf(site, route).slice(0, -1)
  const way = steps.map((step) => {
    const { title, href } = link({ title: step.title, href: step.route })
    return { title, href }
  })
  const parts = partsIn({ banner, way, pager })
  const share = assets.shareImages.get(route)
  return {
    isNotFound: isNotFound(site, route),
    noindex: page.noindex === true || isNotFound(site, route),
    titled: showsTitle(page),
    hasLinkedData: linkedData.length > 0,
    sheets: shared.sheetsFor([...(isBare ? [] : [SHELL]), ...parts, ...traits.types]),
    share: share && { width: share.width, height: share.height },
    shell: isBare ? undefined : { parts, way, enroll: config.enroll && link(config.enroll) },
  }
}

/** The props of a document of this variant. */
export function propsOf(
  input: RenderInput,
  shared: SharedShell,
  variant: Variant,
  filling: Filling,
): VariantProps {
  const { lang } = input.site.config
  const { shell, titled } = variant
  const head = headOf(input, shared, variant, filling)
  return { lang, words: input.site.words, head, titled, shell: shell && shellOf(shell, filling) }
}

function shellOf({ parts, way, enroll }: ShellVariant, { header, footer, ...filling }: Filling): Shell {
  const [banner, pager] = [parts.includes('banner'), parts.includes('pager')]
  return {
    banner: banner ? filling.banner : '',
    header,
    footer,
    pager: pager ? filling.pager : '',
    way,
    enroll,
  }
}

function headOf(
  { site, assets }: RenderInput,
  shared: SharedShell,
  variant: Variant,
  filling: Filling,
): Head {
  const { headTitle, description, canonical, shareHref, shareAlt, linkedData, paths } = filling
  const { shell, isNotFound, noindex, share, sheets, hasLinkedData } = variant
  return {
    title: headTitle,
    siteName: site.config.organisation.name,
    description,
    canonical,
    noindex,
    isShared: shell !== undefined || !noindex,
    shareImage: share && { ...share, href: shareHref, alt: shareAlt },
    styles: sheets.flatMap((number) => assets.sheets[number]?.text ?? []),
    aside: { href: assets.asideHref, media: ASIDE },
    fontHref: assets.fontHref,
    boot: shell && assets.boot,
    counting: shell && shared.counting,
    iconHref: assets.iconHref,
    barColours: shell && shared.barColours,
    linkedData: hasLinkedData ? linkedData : undefined,
    findPage: isNotFound ? { ...assets.findPage, paths } : undefined,
  }
}
