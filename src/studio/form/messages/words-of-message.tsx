/** A message of the check in its own words, which are English. */
import { type Diagnostic, helpText } from '../../../diagnostics/diagnostic.ts'
import { asText } from '../../text/shown.ts'

/** In a form, there is no line to delete. */
const inForm = (help: string) => help.replace(/delete (?:the|this) line/, 'remove it')

export function Words({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const { severity, message } = diagnostic
  const help = helpText(diagnostic)
  return (
    <p className={`message ${severity}`} lang="en">
      <WithCode text={message} />{' '}
      {help !== undefined && <WithCode text={asText.get() ? help : inForm(help)} />}
    </p>
  )
}

/** Words in backquotes are text of a file. */
export function WithCode({ text }: { readonly text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part))
}
