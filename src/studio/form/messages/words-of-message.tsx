/** A message of the check in its own words, which are English. */
import { type Diagnostic, helpText } from '../../../diagnostics/diagnostic.ts'
import { missingField } from '../../../diagnostics/messages.ts'
import { asText } from '../../text/shown.ts'
import { say } from '../../words.ts'

/** In a form, there is no line to delete, and none to copy. */
const inForm = ({ help, lines }: Diagnostic) =>
  (lines ? help?.replace(/ (?:Below line \d+, for|For) example:$/, '') : help)?.replace(
    /delete (?:the|this) line/,
    'remove it',
  )

/** What is said at its field need not name it. */
export function WordsAtField({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  if (diagnostic.code !== missingField.code) return <Words diagnostic={diagnostic} />
  return <p className={`message ${diagnostic.severity}`}>{say('fillIn')}</p>
}

export function Words({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const { severity, message } = diagnostic
  const help = asText.get() ? helpText(diagnostic) : inForm(diagnostic)
  return (
    <p className={`message ${severity}`} lang="en">
      <WithCode text={message} /> {help !== undefined && <WithCode text={help} />}
    </p>
  )
}

/** Words in backquotes are text of a file. */
export function WithCode({ text }: { readonly text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part))
}
