/** The parts around a page that are alike on most pages. */
import type { ReactNode } from 'react'
import type { PageContext } from '../block/view.ts'
import { Banner } from './banner/banner.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { Countdown, NavItem, Parts } from './types.ts'

export { Pager } from './pager/pager.tsx'

type PartsProps = {
  readonly page: PageContext
  readonly nav: readonly NavItem[]
  /** Passed only to pages that show it. */
  readonly countdown: Countdown | undefined
}

/** What stands in each part. */
export function partsOf({ page, nav, countdown }: PartsProps): { readonly [Name in keyof Parts]: ReactNode } {
  return {
    banner: countdown && <Banner countdown={countdown} words={page.words} />,
    header: <Header page={page} nav={nav} />,
    footer: <Footer page={page} />,
  }
}
