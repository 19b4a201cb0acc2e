/** What the reference says about `words:`. */
import { DEFAULT_WORDS, LANGUAGES } from '../../../../block/words.ts'
import { markdownTable } from '../markdown-table.ts'

const TITLES = new Intl.DisplayNames(['en'], { type: 'language' })

export function aboutWords(): string {
  const languages = [...LANGUAGES].map(([lang, words]) => ({ lang, words: new Map(Object.entries(words)) }))
  const head = ['name', ...languages.map(({ lang }) => `${TITLES.of(lang)} (\`${lang}\`)`)]
  const rows = Object.keys(DEFAULT_WORDS).map((name) => [
    `\`${name}\``,
    ...languages.map(({ words }) => words.get(name) ?? ''),
  ])
  return `### Names of words

Ukurasa has the words of the languages in this table, and takes those of \`lang\`. If \`words\` has a word, the site shows
that one. Ukurasa puts a value in the place of \`{date}\`, \`{number}\` and \`{count}\`: keep them.

If \`lang\` is another language, words that \`words\` does not have are English. \`check\` then gives one warning for all of
them, \`language-without-words\`. To get a site in that language, write all names of this table below \`words:\`.

${markdownTable(head, rows)}
`
}
