/** The pages that were found: title, heading, and the words around. */

import { excerptOf, type Piece } from './excerpt.ts'
import type { Hit } from './find.ts'
import { addressOf, showHeading } from './place.ts'

type ResultsProps = { readonly hits: readonly Hit[]; readonly onFollow: () => void }

export function Results({ hits, onFollow }: ResultsProps) {
  if (hits.length === 0) return null
  return (
    <ol>
      {hits.map((hit) => (
        <Result key={hit.page[0]} hit={hit} onFollow={onFollow} />
      ))}
    </ol>
  )
}

function Result({
  hit: { page, part, words },
  onFollow,
}: { readonly hit: Hit } & Pick<ResultsProps, 'onFollow'>) {
  const [href, title, description] = page
  const [heading = '', text = '', anchor] = part ?? []
  const onClick = () => {
    onFollow()
    if (anchor === undefined) showHeading(href, heading)
  }
  return (
    <li>
      <a href={addressOf(href, heading, anchor)} onClick={onClick}>
        <strong>
          <Pieces pieces={excerptOf(title, words)} />
        </strong>
        {heading !== '' && (
          <b>
            <Pieces pieces={excerptOf(heading, words)} />
          </b>
        )}
        <span>
          <Pieces pieces={excerptOf(text || description, words)} />
        </span>
      </a>
    </li>
  )
}

/** No bare texts: when the browser has translated them, React does not find them again. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
