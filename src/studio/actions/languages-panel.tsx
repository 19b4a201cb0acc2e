/** The same page in the other languages of the site. */
import { useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { languageName } from '../language-name.ts'
import { sourceNow } from '../source/source.ts'
import { Refusal } from './refusal.tsx'
import { addPage, pairsOf } from './site-actions.ts'

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
                {sayInDialog('openPair', { language: languageName(pair.name) })}
              </a>
            ) : (
              <button type="button" onClick={() => make(pair.route)}>
                {sayInDialog('makePair', { language: languageName(pair.name) })}
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
