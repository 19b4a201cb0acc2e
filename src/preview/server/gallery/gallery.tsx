/** The gallery of blocks: `/_blocks`. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockExample } from '../../../core/change/new-page/block-texts.ts'
import { entryText } from '../../../core/change/new-page/block-texts.ts'
import type { FieldRow } from '../../../core/validate/field-table.ts'
import type { GalleryEntry } from './entries.ts'
import style from './gallery.css?inline'

/** The widths at which examples are shown, in pixels. */
const WIDTHS = [
  { name: 'Phone', width: 360, height: 640 },
  { name: 'Desktop', width: 1280, height: 720 },
] as const

export function galleryDocument(entries: readonly GalleryEntry[], home: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Gallery entries={entries} home={home} />)}\n`
}

type GalleryProps = { readonly entries: readonly GalleryEntry[]; readonly home: string }

function Gallery({ entries, home }: GalleryProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Blocks</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src="/_ukurasa/gallery.js" />
      </head>
      <body>
        <header>
          <a href={home}>← To the site</a>
          <h1>Blocks</h1>
          <p>
            All that a page can be made of. Copy an example into the list <code>blocks:</code> of a page, and
            write your own words. Fields marked ∗ must be there.
          </p>
        </header>
        <nav aria-label="Blocks">
          <ul>
            {entries.map(({ type }) => (
              <li key={type}>
                <a href={`#${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {entries.map((entry) => (
            <Entry key={entry.type} {...entry} />
          ))}
        </main>
      </body>
    </html>
  )
}

function Entry({ type, says, fields, examples }: GalleryEntry) {
  return (
    <section id={type} aria-labelledby={`${type}-title`}>
      <h2 id={`${type}-title`}>{type}</h2>
      <p>{says}.</p>
      {examples.map((example, index) => (
        <Example key={example.name} type={type} number={index} example={example} />
      ))}
      {examples.length === 0 && (
        <p className="none">Its examples need a picture or a contact, and the site has none yet.</p>
      )}
      <details open>
        <summary>Fields</summary>
        <Fields fields={fields} />
      </details>
    </section>
  )
}

function Fields({ fields }: { readonly fields: readonly FieldRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, isNeeded, says, words }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
              {isNeeded && <abbr title="must be there"> ∗</abbr>}
            </th>
            <td>
              {says}
              {words.length > 0 && <small> {words.join(', ')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ExampleProps = { readonly type: string; readonly number: number; readonly example: BlockExample }

function Example({ type, number, example: { name, text } }: ExampleProps) {
  const yaml = entryText(text)
  return (
    <article className="example">
      <h3>{name}</h3>
      <button type="button" data-copy={yaml}>
        Copy YAML
      </button>
      <details>
        <summary>YAML</summary>
        <pre>{yaml}</pre>
      </details>
      <div className="frames">
        {WIDTHS.map(({ name: device, width, height }) => (
          <figure key={device}>
            <div className="frame">
              <iframe
                src={`/_blocks/${type}/${number}`}
                title={`${type}, ${name}: ${device}`}
                width={width}
                height={height}
                loading="lazy"
              />
            </div>
            <figcaption>
              {device}, {width} pixels
            </figcaption>
          </figure>
        ))}
      </div>
    </article>
  )
}
