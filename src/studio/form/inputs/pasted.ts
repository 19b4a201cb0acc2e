/** What is pasted, as Markdown: a message of WhatsApp, or what Word and web pages copy. */
import { markdownOf } from './from-html.ts'
import { markdownOfMessage, withoutHeads } from './from-message.ts'

/** `undefined` if the plain text says the same. */
export function pastedMarkdown(html: string, plain: string): string | undefined {
  const today = new Date()
  const hasHeads = withoutHeads(plain, today) !== undefined
  return (hasHeads ? undefined : markdownOf(html, plain)) ?? markdownOfMessage(plain, today)
}
