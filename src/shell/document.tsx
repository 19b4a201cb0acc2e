/** A whole page as HTML: what stands around the blocks. */
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Dock } from './enroll/dock.tsx'
import { HeadTags } from './head-tags.tsx'
import { Pager } from './pager/pager.tsx'
import type { Counting, DocumentProps, Frame } from './types.ts'

export function Document({ page, head, frame, titled, children }: DocumentProps) {
  // Whoever reads by ear, or opens by itself what is meant for a frame, needs to know where they are.
  const title = titled ? null : <h1 className="visually-hidden">{page.title}</h1>
  return (
    <html lang={page.config.lang} id="top" {...clockOf(head.counting)}>
      <HeadTags page={page} head={head} />
      <body>
        {frame ? (
          <Framed page={page} frame={frame}>
            {title}
            {children}
          </Framed>
        ) : (
          <main id="main">
            {title}
            {children}
          </main>
        )}
      </body>
    </html>
  )
}

/** The moments stand on `<html>`: the script that counts runs before the body is there. */
function clockOf(counting: Counting | undefined) {
  return counting && { 'data-counts-from': counting.start, 'data-deadline': counting.target }
}

type FramedProps = Pick<DocumentProps, 'page' | 'children'> & { readonly frame: Frame }

function Framed({ page, frame, children }: FramedProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {page.words.skipToContent}
      </a>
      <div data-part="banner" dangerouslySetInnerHTML={{ __html: frame.parts.banner }} />
      <header
        className="site-header"
        data-part="header"
        dangerouslySetInnerHTML={{ __html: frame.parts.header }}
      />
      <main id="main" tabIndex={-1} data-part="main">
        <Breadcrumbs trail={frame.trail} words={page.words} />
        {children}
      </main>
      <div data-part="pager">
        <Pager next={frame.next} words={page.words} />
      </div>
      <footer className="site-footer" dangerouslySetInnerHTML={{ __html: frame.parts.footer }} />
      <Dock page={page} />
      <div className="visually-hidden" aria-live="polite" data-announcer="" />
    </>
  )
}
