/** The same page in the other languages of the site. */
import { useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { sourceNow } from '../source/source.ts'
import { Refusal } from './refusal.tsx'
import { addPage, type Pair, pairsOf } from './site-actions.ts'

export function LanguagesPanel({ path, onDone }: { readonly path: string; readonly onDone: () => void }) {
  const [problem, setProblem] = useState<string>()
  const make = (route: string) => {
    const refused = addPage({ route, page: NOTHING })
    setProblem(refused)
    if (refused === undefined) onDone()
  }
  return (
    <>
      {problem !== undefined && <Refusal words={problem} />}
      <ul className="choices">
        {pairsOf(path).map((pair) => (
          <li key={pair.name}>
            {pair.exists ? (
              <a href={sourceNow().addressOf(pair.route)}>
                {sayInDialog('openPair', { language: languageOf(pair) })}
              </a>
            ) : (
              <button type="button" onClick={() => make(pair.route)}>
                {sayInDialog('makePair', { language: languageOf(pair) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const NOTHING = {
  title: undefined,
  description: undefined,
  blocks: undefined,
  menu: undefined,
  chain: undefined,
  after: undefined,
}

/** The name of a language, in that language of Studio. */
const languageOf = ({ name }: Pair): string =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(name) ?? name
