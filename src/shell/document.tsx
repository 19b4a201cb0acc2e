/** A whole page as HTML: what stands around the blocks. */
import type { SiteConfig } from '../../schema/site.ts'
import { Banner } from './banner/banner.tsx'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Dock } from './enroll/dock.tsx'
import { Footer } from './footer/footer.tsx'
import { HeadTags } from './head-tags.tsx'
import { Header } from './header/header.tsx'
import { Pager } from './pager/pager.tsx'
import type { DocumentProps, Frame } from './types.ts'

export function Document({ page, head, frame, children }: DocumentProps) {
  return (
    <html lang={page.config.lang} id="top" {...clockOf(page.config.countdown)}>
      <HeadTags page={page} head={head} />
      <body>
        {frame && <Framed page={page} frame={frame} children={children} />}
        {!frame && <Bare title={page.title} children={children} />}
      </body>
    </html>
  )
}

/** The moments that the boot script counts between. They stand on `<html>`: it runs before the body is there. */
function clockOf(countdown: SiteConfig['countdown']) {
  if (!countdown) return {}
  return { 'data-counts-from': Date.parse(countdown.start), 'data-deadline': Date.parse(countdown.target) }
}

type BareProps = Pick<DocumentProps, 'children'> & { readonly title: string }

/** The frame around it shows its title; whoever opens it by itself, or by ear, needs it here. */
function Bare({ title, children }: BareProps) {
  return (
    <main id="main">
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  )
}

type FramedProps = Pick<DocumentProps, 'page' | 'children'> & { readonly frame: Frame }

function Framed({ page, frame, children }: FramedProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {page.words.skipToContent}
      </a>
      <div data-part="banner">
        {frame.countdown && <Banner countdown={frame.countdown} words={page.words} />}
      </div>
      <Header page={page} nav={frame.nav} />
      <main id="main" tabIndex={-1} data-part="main">
        <Breadcrumbs trail={frame.trail} words={page.words} />
        {children}
      </main>
      <div data-part="pager">
        <Pager next={frame.next} words={page.words} />
      </div>
      <Footer page={page} />
      <Dock page={page} />
      <div className="visually-hidden" aria-live="polite" data-announcer="" />
    </>
  )
}
