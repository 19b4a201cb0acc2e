/** A problem as in the terminal: the place, the message, the lines around it, what to write instead. */
import type { Problem } from '../facts.ts'
import { PlaceButton } from './place-button.tsx'

export const keyOf = ({ file, line, column, code, message }: Problem) =>
  `${file}:${line}:${column} ${code} ${message}`

export function Message({ problem }: { readonly problem: Problem }) {
  const { severity, message, help, lines, code, frame } = problem
  return (
    <article className={`message ${severity}`}>
      <p className="head">
        <PlaceButton place={problem} /> <b className="severity">{severity}</b> <small>{code}</small>
      </p>
      <p className="words">{withCode(message)}</p>
      {frame.length > 0 && <Frame lines={frame} />}
      {help && <p className="help">{withCode(help)}</p>}
      {lines && <pre>{lines.join('\n')}</pre>}
    </article>
  )
}

/** Words in backquotes are text of a file. */
function withCode(text: string) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={part + index}>{part}</code> : part))
}

/** In the terminal the marks are below a line. Here lines may wrap, so the words themselves are marked. */
function Frame({ lines }: { readonly lines: readonly string[] }) {
  return (
    <pre>
      {lines.map((line, index) => {
        const below = MARKS.exec(lines[index + 1] ?? '')
        if (MARKS.test(line)) return null
        const from = below?.[1]?.length ?? line.length
        const to = from + (below?.[2]?.length ?? 0)
        return (
          <span key={`${index} ${line}`}>
            {line.slice(0, from)}
            {below && <mark>{line.slice(from, to) || ' '}</mark>}
            {line.slice(to)}
            {'\n'}
          </span>
        )
      })}
    </pre>
  )
}

const MARKS = /^(\s*\|\s*)(\^+)$/
