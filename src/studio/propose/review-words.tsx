/** The change in words, as `ukurasa diff` says it: in English. */
import type { Line, Part, Review } from '../../core/change/review/parts.ts'
import { sayInDialog } from '../dialog-words.ts'

export function ReviewWords({ words: { short, sections } }: { readonly words: Review }) {
  return (
    <div className="review" lang="en">
      <p>
        <LineWords line={short} />.
      </p>
      {sections.map(({ heading, lines }, at) => (
        <section key={`${at} ${JSON.stringify(heading)}`}>
          <h3>
            <LineWords line={heading} />
          </h3>
          <ul className="plain">
            {lines.map((line, index) => (
              <li key={`${index} ${JSON.stringify(line)}`}>
                <LineWords line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function LineWords({ line }: { readonly line: Line }) {
  return line.map((part, index) => <PartWords key={`${index} ${JSON.stringify(part)}`} part={part} />)
}

function PartWords({ part }: { readonly part: Part }) {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote
  const [before, after] = 'swap' in part ? part.swap : part.edit
  if ('swap' in part)
    return (
      <>
        <del>{before || sayInDialog('nothingHere')}</del> → <ins>{after || sayInDialog('nothingHere')}</ins>
      </>
    )
  return (
    <>
      {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
    </>
  )
}
