import { type About, warning } from '../message.ts'
import { oneOf, quoted } from '../wording.ts'

/** `others` are snippets that only pages of this language use. */
export const snippetOfAnotherLanguage = warning(
  'snippet-of-another-language',
  (name: string, own: string, isThere = true, others: readonly string[] = []) => ({
    message: `${quoted(name)} is not in the language of this page.`,
    help: isThere
      ? `Did you mean \`${own}\`?`
      : `${others.length > 0 ? `If these words are in ${oneOf(others, 5)}, write that here. If not, copy` : 'Copy'} pages/${name}.yaml to pages/${own}.yaml, translate its words, and write \`- use: ${own}\` here.`,
  }),
)

export const about: About = {
  what: 'A page includes a snippet of another language.',
  why: 'Visitors would read two languages on one page.',
  examples: [
    {
      in: 'words',
      wrong: '`use: snippets/how-to-pay` in pages/sw/fees.yaml, beside snippets/sw/how-to-pay.yaml',
      right: '`use: snippets/sw/how-to-pay`',
    },
    {
      in: 'words',
      wrong: 'a translated page that was copied, with the snippets of the English page',
      right: 'the same page with its own snippets',
    },
  ],
}
