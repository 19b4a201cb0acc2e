/** A whole page as HTML: what stands around the blocks. */
import { Banner } from './banner/banner.tsx'
import { Dock } from './enroll/dock.tsx'
import { Footer } from './footer/footer.tsx'
import { HeadTags } from './head-tags.tsx'
import { Header } from './header/header.tsx'
import { headerProps } from './header/header-props.ts'
import { Pager } from './pager/pager.tsx'
import type { DocumentProps, Frame } from './types.ts'

export function Document({ page, head, frame, children }: DocumentProps) {
  return (
    <html lang={page.config.lang} id="top">
      <HeadTags page={page} head={head} />
      <body>
        {frame && <Framed page={page} frame={frame} children={children} />}
        {!frame && <Bare title={page.title} children={children} />}
      </body>
    </html>
  )
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
      {frame.countdown && <Banner countdown={frame.countdown} words={page.words} />}
      <Header {...headerProps(page, frame.nav)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Pager next={frame.next} words={page.words} />
      <Footer page={page} />
      <Dock page={page} />
    </>
  )
}
