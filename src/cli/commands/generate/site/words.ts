/** What the reference says about `words:`. */
import { stringify } from 'yaml'
import { DEFAULT_WORDS, LANGUAGES } from '../../../../block/words.ts'
import { markdownTable } from '../markdown-table.ts'

const TITLES = new Intl.DisplayNames(['en'], { type: 'language' })

export function aboutWords(): string {
  const languages = Object.entries(LANGUAGES).map(([lang, words]) => ({
    lang,
    words: new Map(Object.entries(words)),
  }))
  const head = ['name', ...languages.map(({ lang }) => `${TITLES.of(lang)} (\`${lang}\`)`)]
  const rows = Object.keys(DEFAULT_WORDS).map((name) => [
    `\`${name}\``,
    ...languages.map(({ words }) => words.get(name) ?? ''),
  ])
  return `### Names of words

The site shows these words in its language, \`lang\`. To change a word, write its name and your own words below \`words:\`.
Ukurasa puts a value in the place of \`{date}\`, \`{number}\` and \`{count}\`: keep them.

If \`lang\` is a language that is not in this table, the site shows the English words. \`check\` then gives the warning
\`language-without-words\`. To get a site in that language, copy the lines below the table into site.yaml. Translate the words
behind each colon, but keep \`{count}\` and the like. Behind \`language:\`, write the name of that language.

${markdownTable(head, rows)}

\`\`\`text
${stringify({ words: DEFAULT_WORDS }, { lineWidth: 0 }).trimEnd()}
\`\`\`
`
}
