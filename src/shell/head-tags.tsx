/** The head of a page: what browsers, search engines and shared links read. */
import { SPECULATION } from './speculation.ts'
import type { DocumentProps, Head, ShareImage } from './types.ts'

export function HeadTags({ head }: Pick<DocumentProps, 'head'>) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={head.canonical} />
      <link rel="preload" href={head.fontHref} as="font" type="font/woff2" crossOrigin="" />
      {head.styles.map((text) => (
        <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <Aside aside={head.aside} waits={head.boot !== undefined} />
      {head.iconHref && <link rel="icon" href={head.iconHref} />}
      {head.barColours && <BarColours {...head.barColours} />}
      {head.isShared && <ShareTags head={head} />}
      {head.linkedData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.linkedData }} />
      )}
      {head.boot && <script dangerouslySetInnerHTML={{ __html: head.boot }} />}
      {head.counting && <script dangerouslySetInnerHTML={{ __html: head.counting.script }} />}
      {head.boot && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION }} />}
      {head.findPage && <FindPage {...head.findPage} />}
    </head>
  )
}

/** Browsers load the sheet once this attribute is removed. React's types do not have it. */
const WAITING = { disabled: true }

/**
 * The sheet for printing. Otherwise it would load together with what visitors see first, so the boot script enables it
 * later. Programs that print a page must wait until nothing is loading any more.
 */
function Aside({ aside, waits }: Pick<Head, 'aside'> & { readonly waits: boolean }) {
  const link = { rel: 'stylesheet', ...aside }
  if (!waits) return <link {...link} />
  return (
    <>
      <link {...link} {...WAITING} />
      <noscript>
        <link {...link} />
      </noscript>
    </>
  )
}

/** The browser's bar takes the colour of the header. */
function BarColours({ light, dark }: NonNullable<Head['barColours']>) {
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** What a shared link shows. */
function ShareTags({ head }: Pick<DocumentProps, 'head'>) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      {head.shareImage && <ShareImageTags {...head.shareImage} />}
    </>
  )
}

function ShareImageTags({ href, width, height, alt }: ShareImage) {
  return (
    <>
      <meta property="og:image" content={href} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function FindPage({ src, integrity, paths }: NonNullable<Head['findPage']>) {
  return (
    <>
      <script type="application/json" data-routes="" dangerouslySetInnerHTML={{ __html: paths }} />
      {/* Deferred, because most missing addresses are no page in other letters: the words are painted first. */}
      <script src={src} integrity={integrity} defer />
    </>
  )
}
