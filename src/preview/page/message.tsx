/** What is wrong, as in the terminal: the place, the message, the lines around it, what to write instead. */
import type { Problem } from '../facts.ts'
import { PlaceButton } from './place-button.tsx'

export const keyOf = ({ file, line, column, code, message }: Problem) =>
  `${file}:${line}:${column} ${code} ${message}`

export function Message({ problem }: { readonly problem: Problem }) {
  const { severity, message, help, code, frame } = problem
  return (
    <article className={`message ${severity}`}>
      <p className="head">
        <PlaceButton place={problem} /> <b className="severity">{severity}</b> <small>{code}</small>
      </p>
      <p className="words">{withCode(message)}</p>
      {frame.length > 0 && <pre>{frame.map(lineOf)}</pre>}
      {help && <p className="help">{withCode(help)}</p>}
    </article>
  )
}

/** Words in backquotes are what stands in a file. */
function withCode(text: string) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={part + index}>{part}</code> : part))
}

/** The marks below a line are coloured. */
function lineOf(line: string, index: number) {
  const [, before = line, marks] = /^(\s*\|\s*)(\^+)$/.exec(line) ?? []
  return (
    <span key={`${index} ${line}`}>
      {before}
      {marks && <b className="marks">{marks}</b>}
      {'\n'}
    </span>
  )
}
