/** The document of a page: everything around the blocks. */
import type { ReactNode } from 'react'
import { directionOf } from '../block/direction.ts'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Dock } from './enroll/dock.tsx'
import { HeadTags } from './head-tags.tsx'
import type { Counting, DocumentProps, Shell } from './types.ts'

export function Document({ lang, words, title, head, shell, titled, children }: DocumentProps) {
  // For people who use a screen reader, or who open a page for a frame by itself.
  const heading = titled ? null : <h1 className="visually-hidden">{title}</h1>
  return (
    <html lang={lang} dir={directionOf(lang)} id="top" {...clockOf(head.counting)}>
      <HeadTags head={head} />
      <body>
        {shell ? (
          <InShell words={words} title={title} shell={shell}>
            {heading}
            {children}
          </InShell>
        ) : (
          <main id="main">
            {heading}
            {children}
          </main>
        )}
      </body>
    </html>
  )
}

/** The blocks alone, at the same position in the tree as in a document, because React makes ids from positions. */
export function inPlace(blocks: ReactNode, framed: boolean): ReactNode {
  const main = [null, blocks]
  return [null, framed ? [null, null, null, [null, main], null, null, null, null] : main]
}

/** The moments are on `<html>`, because the countdown script runs before there is a body. */
function clockOf(counting: Counting | undefined) {
  return counting && { 'data-counts-from': counting.start, 'data-deadline': counting.target }
}

type InShellProps = Pick<DocumentProps, 'words' | 'title' | 'children'> & { readonly shell: Shell }

function InShell({ words, title, shell, children }: InShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <div data-part="banner" dangerouslySetInnerHTML={{ __html: shell.banner }} />
      <header className="site-header" data-part="header" dangerouslySetInnerHTML={{ __html: shell.header }} />
      <main id="main" tabIndex={-1} data-part="main">
        <Breadcrumbs way={shell.way} title={title} words={words} />
        {children}
      </main>
      <div data-part="pager" dangerouslySetInnerHTML={{ __html: shell.pager }} />
      <footer className="site-footer" id="foot" dangerouslySetInnerHTML={{ __html: shell.footer }} />
      <Dock enroll={shell.enroll} words={words} />
      <div className="visually-hidden" aria-live="polite" data-announcer="" />
    </>
  )
}
